import { z } from 'zod';
import { ConfigError } from './configError.ts';

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** The role of a process: it answers visitors, does jobs, or both. */
type ProcessRole = 'web' | 'jobs' | 'all';

/** The variables of a service that has outgrown one machine (DESIGN §10), with the database they are about. */
export const growingVariables = {
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .refine((urls) => urls.every((url) => postgresUrl.safeParse(url).success))
    .default([]),
  // One connection waits for a lock while others do the work.
  DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(12),
  DATABASE_TIMEOUT: z.coerce.number().min(1).max(300).default(8),
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SHUTDOWN_GRACE: z.coerce.number().min(0).max(300).default(5),
  // It stands in pages, in the service worker and in the Content-Security-Policy: no character there means anything.
  TILES_URL: z
    .string()
    .regex(/^https?:\/\/[\w.:[\]-]+(?:\/[\w./~-]*)?$/)
    .refine((url) => z.url().safeParse(url).success)
    .optional(),
  ROLE: z.enum(['web', 'jobs', 'all']).default('all'),
};

export interface GrowingConfig {
  /** Null = embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | null;
  /** Where `databaseUrl` is a pooler's: the server itself, for what needs a session. Null = `databaseUrl` is direct. */
  readonly databaseDirectUrl: string | null;
  /** Streaming replicas, which answer reads of callers who are not logged in. */
  readonly databaseReplicaUrls: readonly string[];
  /** Connections of this process at most, to each server. */
  readonly databasePool: number;
  /** How long a statement of a process that answers visitors may take, seconds. */
  readonly databaseTimeoutS: number;
  /** Receives the tags of photos that were rejected or deleted; null without a CDN. */
  readonly cdnPurgeUrl: string | null;
  /** How long the process goes on answering after SIGTERM, seconds. */
  readonly shutdownGraceS: number;
  /** Where browsers ask for tiles first, without a trailing slash; null: at this server. */
  readonly tilesUrl: string | null;
  readonly role: ProcessRole;
}

/** Throws no error: the values have been checked. */
export function growingConfig(value: z.infer<z.ZodObject<typeof growingVariables>>): GrowingConfig {
  return {
    databaseUrl: value.DATABASE_URL ?? null,
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrls: value.DATABASE_REPLICA_URLS,
    databasePool: value.DATABASE_POOL,
    databaseTimeoutS: value.DATABASE_TIMEOUT,
    cdnPurgeUrl: value.CDN_PURGE_URL ?? null,
    shutdownGraceS: value.SHUTDOWN_GRACE,
    tilesUrl: value.TILES_URL?.replace(/\/+$/, '') ?? null,
    role: value.ROLE,
  };
}

/** Throws ConfigError where a process sends mails whose links would lead to itself, which answers no visitors. */
export function refuseJobsWithoutOrigin({
  ROLE,
  PUBLIC_URL,
}: {
  readonly ROLE: ProcessRole;
  readonly PUBLIC_URL?: string | undefined;
}): void {
  if (ROLE === 'jobs' && PUBLIC_URL === undefined)
    throw new ConfigError(
      'The environment variable PUBLIC_URL is needed with ROLE=jobs: links in mails lead to the address of visitors.',
    );
}
