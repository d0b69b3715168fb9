import type { Pool } from 'pg';
import { VISIBLE } from '#api/domain/places/placesSql.ts';
import type { PhotoCredit } from '#api/outside/commons/commonsAnswers.ts';
import type { PictureNames } from '#api/outside/commons/commonsService.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';

/** A place whose photos are to be looked up. */
export interface PicturedPlace extends PictureNames {
  readonly id: number;
  /** All by which it names them, in one text. */
  readonly names: string;
}

/** Photos are looked up again after this time: files are renamed, deleted, and their licences corrected. */
const FRESH = `interval '60 days'`;
const NAMED = `(p.properties ?| array['commons', 'wikipedia'] OR p.wikidata IS NOT NULL)`;
const NAMES = `concat_ws('|', p.properties ->> 'commons', p.properties ->> 'wikipedia', p.wikidata)`;

/**
 * Places whose photos were never looked up, or long ago, or by other names: those that visitors have opened first, then
 * the best. Reads the whole version.
 */
export function placesToLookUp(pool: Pool, version: number, first: number): Promise<PicturedPlace[]> {
  return rowsOf(
    pool,
    `SELECT p.id::float8 AS id, p.properties, p.wikidata, ${NAMES} AS names
     FROM place p LEFT JOIN commons_lookup l ON l.attraction_id = p.id
     WHERE p.version = $1 AND ${NAMED} AND ${VISIBLE}
       AND (l.looked_at IS NULL OR l.looked_at < now() - ${FRESH} OR l.names <> ${NAMES})
     ORDER BY l.attraction_id IS NOT NULL AND l.looked_at IS NULL DESC, p.quality DESC, p.id LIMIT $2`,
    [version, first],
  );
}

/** Whether visitors have opened places whose photos were not looked up yet. Index: commons_lookup_wanted. */
export async function isAnyWanted(pool: Pool): Promise<boolean> {
  const [row] = await rowsOf<{ wanted: boolean }>(
    pool,
    'SELECT EXISTS (SELECT FROM commons_lookup WHERE looked_at IS NULL) AS wanted',
    [],
  );
  return row?.wanted === true;
}

/** Has the photos of a place looked up first. Index: commons_lookup primary key. */
export async function wantLookUp(pool: Pool, placeId: number): Promise<void> {
  await pool.query('INSERT INTO commons_lookup (attraction_id) VALUES ($1) ON CONFLICT DO NOTHING', [placeId]);
}

export async function markLookedUp(tx: Prisma.TransactionClient, { id, names }: PicturedPlace): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO commons_lookup (attraction_id, names, looked_at) VALUES (${id}, ${names}, now())
    ON CONFLICT (attraction_id) DO UPDATE SET names = excluded.names, looked_at = excluded.looked_at`;
}

/** A photo that a place has from Wikimedia Commons, also one that moderators have rejected. */
export interface HeldPhoto extends PhotoCredit {
  readonly imageId: number;
  readonly filename: string;
  readonly title: string;
  readonly state: string;
}

/** Index: image (attraction_id, …). */
export function heldPhotos(tx: Prisma.TransactionClient, placeId: number): Promise<HeldPhoto[]> {
  return tx.$queryRaw`
    SELECT i.id AS "imageId", i.filename, i.state::text AS state, c.title, c.author, c.licence,
      c.licence_url AS "licenceUrl", c.page_url AS "pageUrl"
    FROM image i JOIN image_credit c ON c.image_id = i.id
    WHERE i.attraction_id = ${placeId} ORDER BY i.id FOR UPDATE OF i`;
}

/** Those of the files that moderators have taken down. Index: commons_takedown primary key. */
export async function takenDown(pool: Pool, titles: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ title: string }>(pool, 'SELECT title FROM commons_takedown WHERE title = ANY ($1)', [
    titles,
  ]);
  return new Set(rows.map(({ title }) => title));
}

/** All photos that are of the same files as these, with these. Indexes: image_credit primary key and title. */
export async function withSameFile(tx: Prisma.TransactionClient, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT o.image_id AS id FROM image_credit c JOIN image_credit o ON o.title = c.title
    WHERE c.image_id = ANY (${ids}::int[])`;
  return [...new Set([...ids, ...rows.map(({ id }) => id)])];
}

/** Puts the files of photos on the list of those that are not fetched again. Index: image_credit primary key. */
export async function takeDown(tx: Prisma.TransactionClient, ids: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO commons_takedown (title) SELECT DISTINCT title FROM image_credit WHERE image_id = ANY (${ids}::int[])
    ON CONFLICT DO NOTHING`;
}

/** Takes the file of a photo off that list. Index: image_credit primary key. */
export async function allowAgain(tx: Prisma.TransactionClient, imageId: number): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM commons_takedown WHERE title IN (SELECT title FROM image_credit WHERE image_id = ${imageId})`;
}
