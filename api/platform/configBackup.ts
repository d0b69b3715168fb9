import path from 'node:path';
import { z } from 'zod';
import { type BucketFolder, bucketFolderOf } from './bucket.ts';
import { NIGHTLY_TIME } from './nightly.ts';
import { projectRoot } from './paths.ts';

/** Where backups lie: a folder (absolute path), or keys of a bucket. */
export type BackupPlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | ({ readonly kind: 'bucket' } & BucketFolder);

/** A path, relative to the project or absolute, or `s3://…`; null for the address of anything else. */
export function backupPlaceOf(value: string): BackupPlace | null {
  if (!/^\w+:\/\//.test(value)) return { kind: 'folder', folder: path.resolve(projectRoot, value) };
  const folder = bucketFolderOf(value);
  return folder === null ? null : { kind: 'bucket', ...folder };
}

/** The variables of backups. */
export const backupVariables = {
  BACKUP_TO: z
    .string()
    .transform(backupPlaceOf)
    .refine((place) => place !== null)
    .optional(),
  BACKUP_TIME: z.string().regex(NIGHTLY_TIME).default('02:30'),
  BACKUP_KEY: z.string().min(1).optional(),
  BACKUP_KEY_FILE: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
};

export interface BackupConfig {
  /** Where a backup is made every night; null = none is. */
  readonly to: BackupPlace | null;
  /** Time of day in Finland, `02:30`. */
  readonly time: string;
  readonly key: string | null;
  /** A file with one or several keys; absolute. */
  readonly keyFile: string | null;
  /** How many of the nightly backups are held; older ones are deleted. */
  readonly keep: number;
}

/** Throws no error: the values have been checked. */
export function backupConfig(value: z.infer<z.ZodObject<typeof backupVariables>>): BackupConfig {
  return {
    to: value.BACKUP_TO ?? null,
    time: value.BACKUP_TIME,
    key: value.BACKUP_KEY ?? null,
    keyFile: value.BACKUP_KEY_FILE === undefined ? null : path.resolve(projectRoot, value.BACKUP_KEY_FILE),
    keep: value.BACKUP_KEEP,
  };
}
