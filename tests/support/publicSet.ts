import type { Database } from '#api/platform/db/database.ts';
import { notHidden } from '#api/platform/db/hiddenIdentities.ts';

/** A public place as tests compare it. Other places are identified by their sources, not by their ids. */
export interface PublicPlace {
  readonly id: number;
  readonly sources: string;
  readonly name: string;
  readonly named: boolean;
  readonly kind: string;
  readonly altNames: readonly string[];
  readonly bbox: readonly number[];
  readonly lengthM: number | null;
  /** Type of the stored geometry; null for points. */
  readonly geometry: string | null;
  readonly parent: string | null;
  readonly relation: string | null;
  readonly childCount: number;
  readonly words: readonly string[];
  /** Everything else that a version holds of it. */
  readonly rest: unknown;
}

/** The sources of a place, as one text. */
const sourcesOf = (place: string): string =>
  `(SELECT string_agg((s ->> 'source') || ' ' || (s ->> 'ref'), ' + ' ORDER BY s ->> 'source')
   FROM jsonb_array_elements(${place}.sources) s)`;

/** The live set without what moderators hid, by sources. */
export async function publicSet({ pool }: Database): Promise<PublicPlace[]> {
  const answer = await pool.query<PublicPlace>(`
    WITH v AS (SELECT version FROM data_set WHERE state = 'LIVE'), p AS (SELECT * FROM place p
      WHERE version = (SELECT version FROM v) AND ${notHidden('p.id')})
    SELECT p.id, ${sourcesOf('p')} AS sources, p.name, p.named, p.kind, p.alt_names AS "altNames", p.bbox,
      p.length_m AS "lengthM",
      g.geometry ->> 'type' AS geometry, (SELECT ${sourcesOf('parent')} FROM p parent
        WHERE parent.id = p.parent_id) AS parent,
      p.parent_relation AS relation, p.child_count AS "childCount",
      ARRAY(SELECT word FROM search_word w WHERE w.version = p.version AND w.place_id = p.id ORDER BY word) AS words,
      jsonb_build_array(
        to_jsonb(p) - '{id,version,parent_id,hours}'::text[], g.geometry,
        (SELECT jsonb_build_array(o.hours, o.sun_cell) FROM opening_pattern o WHERE o.id = p.hours),
        (SELECT jsonb_agg(jsonb_build_array(s.band, md5(s.shape)) ORDER BY s.band) FROM place_shape s
          WHERE s.version = p.version AND s.id = p.id),
        (SELECT jsonb_agg(jsonb_build_array(n.lang, n.norm, n.weight) ORDER BY n.norm) FROM search_name n
          WHERE n.version = p.version AND n.place_id = p.id),
        (SELECT jsonb_agg(jsonb_build_array(${sourcesOf('c')}, n.relation, n.metres_along) ORDER BY ${sourcesOf('c')})
         FROM place_nesting n JOIN p c ON c.id = n.child_id WHERE n.version = p.version AND n.parent_id = p.id)
      ) AS rest
    FROM p LEFT JOIN place_geometry g ON g.version = p.version AND g.id = p.id ORDER BY sources`);
  return answer.rows;
}

export interface StoredIdentity {
  readonly id: number;
  readonly state: string;
  readonly mergedInto: number | null;
  readonly name: string;
}

/** Every identity, by id. */
export async function identities({ pool }: Database): Promise<StoredIdentity[]> {
  const answer = await pool.query<StoredIdentity>(
    'SELECT id, state, merged_into AS "mergedInto", name, category, lon, lat FROM attraction ORDER BY id',
  );
  return answer.rows;
}

/** Every source record, by source and ref. */
export async function storedRecords({ pool }: Database): Promise<{ readonly source: string; readonly ref: string }[]> {
  const answer = await pool.query<{ source: string; ref: string }>(
    `SELECT source, ref, attraction_id AS "attractionId", digest, lon, lat, record, geometry
     FROM source_record ORDER BY source, ref`,
  );
  return answer.rows;
}
