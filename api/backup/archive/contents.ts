import { z } from 'zod';

/** The form of archives that this program writes and reads. */
export const FORMAT = 1;

/** Rows of a table, in members `tables/<name>/<number>[.gz]`: pieces of one stream of COPY. */
const savedTable = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  format: z.enum(['text', 'binary']),
  /** The data set whose partition was saved; null for a table that has none. */
  version: z.number().int().nullable(),
  /** Constraints and indexes of the partition, as SQL; empty for other tables, which migrations make. */
  definitions: z.array(z.string()),
});

export type SavedTable = z.infer<typeof savedTable>;

/** The first member: what a program must know before it reads on. */
export const about = z.object({
  format: z.literal(FORMAT),
  id: z.uuid(),
  /** Of package.json. */
  product: z.string(),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** Migrations of the schema, in their order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(savedTable),
});

export type About = z.infer<typeof about>;

/** The last member, without which an archive is not whole. */
export const manifest = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number().int() })),
  sequences: z.array(z.object({ name: z.string(), last: z.number().int().nullable() })),
  jobs: z.number().int(),
  files: z.object({
    count: z.number().int(),
    bytes: z.number().int(),
    /** Absent files of pictures that were deleted since the snapshot, are rejected, or come from Wikimedia Commons. */
    missing: z.number().int(),
    /** Photos that people would miss and that the file store did not have, or not with all files. */
    lost: z.number().int().default(0),
  }),
  /** Bytes of all other members. */
  bytes: z.number().int(),
  members: z.number().int(),
  /** SHA-256 of the members `sums/…`, which hold those of all members before them. */
  sums: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifest>;

/** Names of members. */
export const ABOUT = 'about.json';
export const MANIFEST = 'manifest.json';
export const TABLES = 'tables/';
/** Ends the names of compressed members. */
export const GZIPPED = '.gz';
export const JOBS = 'jobs/';
export const FILES = 'files/';
export const SUMS = 'sums/';

/** Number of a piece in a name, so that names sort as they were written. */
export function piece(number: number): string {
  return String(number).padStart(6, '0');
}
