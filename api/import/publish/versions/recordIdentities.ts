import type pg from 'pg';
import { ID_RANGES } from '#common/places/attractionId.ts';

// Identities of records that their source does not name (table `record_identity`). Nothing deletes them: the same
// record may come back years later, or after a rollback, and its place may be one that a moderator hid.

/**
 * Before records are deleted: stores the identity of each, where it is not its own. `refs` selects source and ref.
 */
export async function storeLeftIdentities(client: pg.ClientBase, refs: string): Promise<void> {
  await client.query(
    `INSERT INTO record_identity AS k (source, ref, left_id)
     SELECT s.source, s.ref, s.attraction_id FROM source_record s JOIN (${refs}) x ON x.source = s.source
       AND x.ref = s.ref LEFT JOIN record_identity o ON o.source = s.source AND o.ref = s.ref
     WHERE o.left_id IS NOT NULL
       OR coalesce((s.record ->> 'proposedId')::bigint, o.own_id) IS DISTINCT FROM s.attraction_id
     ON CONFLICT (source, ref) DO UPDATE SET left_id = EXCLUDED.left_id`,
  );
}

/** After the records are written: stores the ids that were taken from the sequence of LIPAS for records without one. */
export async function storeOwnIdentities(client: pg.ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO record_identity AS k (source, ref, own_id)
     SELECT a.source, a.ref, a.attraction_id FROM assigned a JOIN source_record s ON s.source = a.source
       AND s.ref = a.ref
     WHERE a.source = 'lipas' AND a.attraction_id >= $1 AND a.attraction_id < $2 AND s.record ->> 'proposedId' IS NULL
     ON CONFLICT (source, ref) DO UPDATE SET own_id = EXCLUDED.own_id WHERE k.own_id IS NULL`,
    [ID_RANGES.lipasRoute, ID_RANGES.curated],
  );
}
