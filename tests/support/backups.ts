import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { sha256 } from '#api/backup/archive/sums.ts';
import type { BackupStore } from '#api/backup/place/store.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Files } from '#api/platform/files/files.ts';
import { makeImage } from './made/madeImages.ts';
import { hideIdentity } from './made/madePlaces.ts';
import { OSM } from './made/madeRecords.ts';
import { importOf } from './publishing.ts';
import { makeUser } from './visitors.ts';

/** Tables whose rows a backup leaves out or changes. */
const OTHER_ROWS: readonly string[] = [
  '_prisma_migrations',
  'session',
  'push_device',
  'user_token',
  'rate_limit',
  'backup_run',
  'tile_archive',
  'dump',
  'elevation_model',
  'source_record_undo',
  'attraction_undo',
];

/** A digest of all rows of each table that a backup holds, of the live version alone where there are versions. */
export async function tableDigests(pool: Pool): Promise<Record<string, string>> {
  const tables = await pool.query<{ name: string; versioned: boolean }>(
    `SELECT relname AS name, relkind = 'p' AS versioned FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`,
  );
  const digests: Record<string, string> = {};
  for (const { name, versioned } of tables.rows) {
    if (OTHER_ROWS.includes(name)) continue;
    const live = `${name} t WHERE version = (SELECT version FROM data_set WHERE state = 'LIVE')`;
    const { rows } = await pool.query<{ digest: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS digest
       FROM ${versioned ? live : `${SAVED[name] ?? name} t`}`,
    );
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}

/** The rows of a table as texts. */
export async function rowsOfTable(pool: Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t ORDER BY 1`);
  return rows.map(({ row }) => row);
}

/** Rows as a backup holds them, where those are not the table's. */
const SAVED: Readonly<Record<string, string>> = {
  data_set: `(SELECT version, CASE WHEN state IN ('PREVIOUS', 'HELD') THEN 'RETIRED' ELSE state::text END AS state,
    reason, place_count, kind_counts, created_at, published_at, base_tile_set FROM data_set)`,
  // A restore adds a step of its own.
  change_step: `(SELECT * FROM change_step WHERE reason <> 'RESTORE')`,
  base_tile: `(SELECT DISTINCT ON (z, x, y) z, x, y, tile_set, body FROM base_tile
    WHERE tile_set <= (SELECT base_tile_set FROM data_set WHERE state = 'LIVE') ORDER BY z, x, y, tile_set DESC)`,
};

/** Names and definitions of constraints and indexes. */
export async function definitions(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    `SELECT conrelid::regclass::text AS table, conname::text AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT tablename::text, indexname::text, indexdef FROM pg_indexes WHERE schemaname = 'public'
     ORDER BY 1, 2, 3`,
  );
  return rows;
}

/** Digests of files, by key. */
export async function fileDigests(files: Files, keys: readonly string[]): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const key of keys) digests[key] = sha256(await files.getBytes(key));
  return digests;
}

export interface Filled {
  readonly userId: string;
  readonly photoId: number;
  readonly placeId: number;
}

/** Gives an empty, migrated database two published versions, base tiles of two sets, a user and what they add. */
export async function fillInstallation(db: Database, files: Files): Promise<Filled> {
  const { pool, prisma } = db;
  await importOf(db, 'osm', OSM);
  await importOf(db, 'osm', OSM.slice(1), undefined, true);
  await pool.query(`INSERT INTO base_tile_set (id) VALUES (1), (2), (3);
    SELECT setval('base_tile_set_id_seq', 3);
    INSERT INTO base_tile VALUES (9, 1, 1, 1, '\\x00ff'), (9, 1, 1, 2, '\\x01'), (9, 1, 2, 1, '\\x02'),
    (9, 1, 3, 3, '\\x03');
    UPDATE data_set SET base_tile_set = 2 WHERE state = 'LIVE';
    UPDATE data_set SET base_tile_set = 1 WHERE state = 'PREVIOUS'`);
  const userId = await makeUser(db, { email: 'aino@example.org', username: 'Aino' });
  const live = await prisma.attraction.findMany({ where: { state: 'LIVE' }, orderBy: { id: 'asc' } });
  const [id, other] = [live[0]?.id ?? 0n, live[1]?.id ?? 0n];
  const text = 'tab\t, backslash \\, line\nand ääkköset \\N 🏕️';
  await prisma.comment.create({ data: { attractionId: id, authorId: userId, text } });
  await prisma.note.create({ data: { userId, attractionId: id, text } });
  await prisma.favourite.create({ data: { userId, attractionId: id, type: 'BEST' } });
  const session = await prisma.session.create({
    data: { userId, tokenHash: Buffer.from('secret'), expiresAt: new Date() },
    select: { id: true },
  });
  await pool.query(
    `INSERT INTO push_device (endpoint, session_id, user_id, p256dh, auth, language, created_at)
     VALUES ('https://push.example/1', $1, $2, 'key', 'secret', 'fi', now())`,
    [session.id, userId],
  );
  await hideIdentity(db, Number(other));
  await prisma.commonsTakedown.create({ data: { title: 'Linna.jpg' } });
  const photo = { attractionId: Number(id), uploaderId: userId, width: 400, height: 300 };
  const photoId = await makeImage(pool, files, { ...photo, seed: 1 });
  await makeImage(pool, files, { ...photo, seed: 2, state: 'PENDING' });
  return { userId, photoId, placeId: Number(id) };
}

/** Gives a file in a store other bytes. */
export async function rewrite(store: BackupStore, name: string, change: (bytes: Buffer) => Buffer): Promise<void> {
  const bytes = await buffer(await store.read(name));
  await store.write(name, Readable.from([change(bytes)]));
}
