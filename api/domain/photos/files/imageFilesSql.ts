import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { LOCK_KEYS } from '#api/platform/lockKeys.ts';

/**
 * Holds a file name until the transaction ends, by commit or rollback: the sweep does not take the files for orphans
 * meanwhile, though no row has the name yet. Waits while another transaction holds it.
 */
export async function holdName(tx: Prisma.TransactionClient, filename: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK_KEYS.fileName}::int, hashtext(${filename}))`;
}

/** Holds a file name as `holdName` does, without waiting; false when another transaction holds it. */
export async function tryHoldName(tx: Prisma.TransactionClient, filename: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<
    { free: boolean }[]
  >`SELECT pg_try_advisory_xact_lock(${LOCK_KEYS.fileName}::int, hashtext(${filename})) AS free`;
  return row?.free === true;
}

/**
 * Those of the file names that neither a photo nor a profile picture has. Indexes: image (filename), app_user
 * (profile_image).
 */
export async function unnamedFiles(pool: Pool, filenames: readonly string[]): Promise<string[]> {
  if (filenames.length === 0) return [];
  const rows = await rowsOf<{ name: string }>(
    pool,
    `SELECT name FROM unnest($1::text[]) AS name
     WHERE NOT EXISTS (SELECT 1 FROM image i WHERE i.filename = name)
       AND NOT EXISTS (SELECT 1 FROM app_user u WHERE u.profile_image = name)`,
    [filenames],
  );
  return rows.map(({ name }) => name);
}
