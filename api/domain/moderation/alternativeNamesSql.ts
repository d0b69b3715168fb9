import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { ALIAS_WEIGHT, ALT_WEIGHT } from '#common/ranking/ranking.ts';
import { normalise } from '#common/search/normalise.ts';

/** Two moderators who name the same place wait for each other. Index: attraction primary key. */
export async function lockNames(tx: Prisma.TransactionClient, placeId: number): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM attraction WHERE id = ${placeId}::bigint FOR NO KEY UPDATE`;
}

/** Of the names those that the sources give the place, too. Index: source_record (attraction_id). */
async function namesOfSources(
  tx: Prisma.TransactionClient,
  placeId: number,
  names: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT name FROM source_record s CROSS JOIN json_array_elements_text(s.record -> 'names' -> 'alt') AS name
    WHERE s.attraction_id = ${placeId}::bigint AND name = ANY(${names}::text[])`;
  return rows.map(({ name }) => name);
}

/** Adds names of one kind where a held version has none that reads the same. */
async function addNames(
  tx: Prisma.TransactionClient,
  { placeId, held, lang, names }: { placeId: number; held: number[]; lang: 'alias' | 'alt'; names: readonly string[] },
): Promise<void> {
  const norms = [...new Set(names.map(normalise))];
  await tx.$executeRaw`
    INSERT INTO search_name (version, place_id, lang, norm, weight)
    SELECT p.version, p.id, ${lang}, norm, ${lang === 'alias' ? ALIAS_WEIGHT : ALT_WEIGHT}::real
      FROM place p CROSS JOIN unnest(${norms}::text[]) AS norm
    WHERE p.version = ANY(${held}::int[]) AND p.id = ${placeId}::bigint
      AND NOT EXISTS (SELECT 1 FROM search_name s WHERE s.version = p.version AND s.place_id = p.id
        AND s.norm = norm.norm)`;
}

/**
 * Names of a place in the versions that are held, as a publish would write them. Indexes: primary key of place,
 * search_name (place_id), search_word (place_id), search_vocabulary (version, word).
 */
export async function publishNames(
  tx: Prisma.TransactionClient,
  placeId: number,
  before: readonly string[],
  aliases: readonly string[],
): Promise<void> {
  const own = await namesOfSources(tx, placeId, before);
  const dropped = [...before.filter((name) => !own.includes(name)), ...aliases];
  const held = (
    await tx.dataSet.findMany({ where: { state: { in: ['LIVE', 'PREVIOUS', 'HELD'] } }, select: { version: true } })
  ).map(({ version }) => version);
  await tx.$executeRaw`
    UPDATE place SET alt_names = ${aliases}::text[] || ARRAY(SELECT name FROM unnest(alt_names) AS name
      WHERE name <> ALL(${dropped}::text[]))
    WHERE version = ANY(${held}::int[]) AND id = ${placeId}::bigint`;
  await tx.$executeRaw`DELETE FROM search_name WHERE version = ANY(${held}::int[]) AND place_id = ${placeId}::bigint
    AND lang = 'alias'`;
  await addNames(tx, { placeId, held, lang: 'alias', names: aliases });
  await addNames(tx, { placeId, held, lang: 'alt', names: own });
  await tx.$executeRaw`
    DELETE FROM search_word w WHERE w.version = ANY(${held}::int[]) AND w.place_id = ${placeId}::bigint
      AND NOT EXISTS (SELECT 1 FROM search_name s WHERE s.version = w.version AND s.place_id = w.place_id
        AND w.word = ANY(string_to_array(s.norm, ' ')))`;
  await tx.$executeRaw`
    INSERT INTO search_word (version, word, place_id, quality)
    SELECT DISTINCT p.version, word, p.id, p.quality FROM place p JOIN search_name s ON s.version = p.version
      AND s.place_id = p.id CROSS JOIN unnest(string_to_array(s.norm, ' ')) AS word
    WHERE p.version = ANY(${held}::int[]) AND p.id = ${placeId}::bigint AND s.lang = 'alias'
    ON CONFLICT DO NOTHING`;
  // A word that no place has any more may stay: a search for it finds nothing.
  await tx.$executeRaw`
    INSERT INTO search_vocabulary (version, word) SELECT DISTINCT version, word FROM search_word
    WHERE version = ANY(${held}::int[]) AND place_id = ${placeId}::bigint ON CONFLICT DO NOTHING`;
}
