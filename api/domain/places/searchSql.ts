import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import type { Candidate, PlaceNameRow, WordPattern } from '#common/search/searchTypes.ts';

/** Longest beginning of a word that has an index by quality. */
const INDEXED_PREFIX_MAX = 4;

/**
 * Places that have, for every pattern, a word that fits; the best `limit` by quality. Index: search_word (word
 * text_pattern_ops).
 */
export async function placesByWords(
  pool: Pool,
  version: number,
  patterns: readonly WordPattern[],
  limit: number,
): Promise<number[]> {
  const [first, ...rest] = patterns;
  if (!first) return [];
  const values: unknown[] = [version];
  const conditions = [first, ...rest].map(
    (pattern, index) => `w${index}.version = $1 AND ${patternCondition(`w${index}.word`, pattern, values)}`,
  );
  const joins = rest
    .map((_, index) => `JOIN search_word w${index + 1} ON w${index + 1}.place_id = w0.place_id`)
    .join(' ');
  values.push(limit);
  const rows = await rowsOf<{ readonly place_id: number }>(
    pool,
    `SELECT w0.place_id, max(w0.quality) AS quality FROM search_word w0 ${joins}
     WHERE ${conditions.join(' AND ')} GROUP BY w0.place_id ORDER BY quality DESC, w0.place_id LIMIT $${values.length}`,
    values,
  );
  return rows.map((row) => row.place_id);
}

interface RankedPlace {
  readonly placeId: number;
  readonly quality: number;
}

/** Best places with a word that begins so, at most `limit`. */
export async function placesByPrefix(pool: Pool, version: number, prefix: string, limit: number): Promise<number[]> {
  const few = prefix.length > INDEXED_PREFIX_MAX ? await fewByPrefix(pool, version, prefix) : null;
  const found = few ?? (await manyByPrefix(pool, version, prefix, limit));
  return [...new Set(found.map(({ placeId }) => placeId))].slice(0, limit);
}

/** Above this number, reading and sorting all of them takes longer than walking down from the best one. */
const FEW_MAX = 400;

/** All places with a word that begins so, the best first; null where there are many. Index: search_word (word). */
async function fewByPrefix(pool: Pool, version: number, prefix: string): Promise<RankedPlace[] | null> {
  const rows = await rowsOf<RankedPlace>(
    pool,
    'SELECT place_id AS "placeId", quality FROM search_word WHERE version = $1 AND word LIKE $2 LIMIT $3',
    [version, `${prefix}%`, FEW_MAX],
  );
  return rows.length === FEW_MAX ? null : rows.sort((a, b) => b.quality - a.quality);
}

/**
 * The best ones: the index is walked from the best place down and left as soon as there are enough. Index: search_word
 * (left(word, 2 | 3 | 4), quality DESC). The further letters are compared in a form that no index knows: the planner
 * would read all words that begin so, and sort them.
 */
function manyByPrefix(pool: Pool, version: number, prefix: string, limit: number): Promise<RankedPlace[]> {
  const letters = Math.min(Math.max(prefix.length, 2), INDEXED_PREFIX_MAX);
  const further = prefix.length > letters ? 'AND left(word, length($4)) = $4' : '';
  return rowsOf<RankedPlace>(
    pool,
    `SELECT place_id AS "placeId", quality FROM search_word
      WHERE version = $1 AND left(word, ${letters}) = $2 ${further}
     ORDER BY quality DESC LIMIT $3`,
    [version, prefix.slice(0, letters), limit, ...(further === '' ? [] : [prefix])],
  );
}

/** Places with exactly this name, of any quality. Index: search_name (norm text_pattern_ops). */
export async function placesByName(pool: Pool, version: number, norm: string, limit: number): Promise<number[]> {
  const rows = await rowsOf<{ readonly place_id: number }>(
    pool,
    'SELECT DISTINCT place_id FROM search_name WHERE version = $1 AND norm = $2 LIMIT $3',
    [version, norm, limit],
  );
  return rows.map((row) => row.place_id);
}

/** Names, quality and position of the candidates. Index: search_name (place_id), primary key of place. */
export async function candidates(pool: Pool, version: number, ids: readonly number[]): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  return rowsOf<Candidate>(
    pool,
    `SELECT p.id, p.quality, p.lon, p.lat, n.names,
            p.name, p.name_sv, p.name_en, array_remove(ARRAY[p.name_se, p.name_local], NULL)
              || p.alt_names AS other_names
     FROM place p
     JOIN (SELECT place_id, json_agg(json_build_object('norm', norm, 'weight', weight)) AS names
           FROM search_name WHERE version = $1 AND place_id = ANY($2::bigint[])
             GROUP BY place_id) n ON n.place_id = p.id
     WHERE p.version = $1 AND p.id = ANY($2::bigint[])`,
    [version, ids],
  );
}

/** Words like `word`, nearest first. Index: search_vocabulary gin (word gin_trgm_ops). */
export async function similarWords(pool: Pool, version: number, word: string, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ readonly word: string }>(
    pool,
    `SELECT word FROM search_vocabulary WHERE version = $1 AND word % $2
     ORDER BY similarity(word, $2) DESC, word LIMIT $3`,
    [version, word, limit],
  );
  return rows.map((row) => row.word);
}

/**
 * Place names that have, for every pattern, a word that fits; the most populous first. Index: place_name_word (word
 * text_pattern_ops).
 */
export async function placeNamesByWords(
  pool: Pool,
  patterns: readonly WordPattern[],
  limit: number,
): Promise<PlaceNameRow[]> {
  if (patterns.length === 0) return [];
  const values: unknown[] = [];
  const conditions = patterns.map(
    (pattern) =>
      `EXISTS (SELECT 1 FROM place_name_word w WHERE w.place_name_id = n.id
       AND ${patternCondition('w.word', pattern, values)})`,
  );
  values.push(limit);
  return rowsOf<PlaceNameRow>(
    pool,
    `SELECT n.id, n.name_fi, n.name_sv, n.name_en, n.name_se, n.municipality, n.population, n.lon, n.lat
     FROM place_name n WHERE ${conditions.join(' AND ')} ORDER BY n.population DESC, n.id LIMIT $${values.length}`,
    values,
  );
}

export async function similarPlaceNameWords(pool: Pool, word: string, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ readonly word: string }>(
    pool,
    `SELECT word, similarity(word, $1) AS likeness FROM place_name_word
     WHERE word % $1 GROUP BY word ORDER BY likeness DESC, word LIMIT $2`,
    [word, limit],
  );
  return rows.map((row) => row.word);
}

/** Normalised words hold letters and digits only, so a prefix needs no escaping in LIKE. */
function patternCondition(column: string, pattern: WordPattern, values: unknown[]): string {
  const prefixes = pattern.prefixes.map((prefix) => {
    values.push(`${prefix}%`);
    return `${column} LIKE $${values.length}`;
  });
  if (pattern.words.length > 0) {
    values.push(pattern.words);
    prefixes.push(`${column} = ANY($${values.length}::text[])`);
  }
  return `(${prefixes.join(' OR ')})`;
}

/** Box of a municipality or region; null where its boundary is not stored. A few hundred rows. */
export async function areaBounds(pool: Pool, names: readonly string[]): Promise<Bounds | null> {
  const [row] = await rowsOf<{ readonly bbox: Bounds }>(
    pool,
    'SELECT bbox FROM admin_area WHERE name_fi = ANY($1) LIMIT 1',
    [names],
  );
  return row?.bbox ?? null;
}
