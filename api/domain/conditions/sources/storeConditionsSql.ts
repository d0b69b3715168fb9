import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { HOUR_MS } from '#common/time.ts';
import type { NewCondition } from './newCondition.ts';

type Tx = Prisma.TransactionClient;

/** An answer that is so much newer comes from a clock that was ahead, and does not count. */
const OVERTAKEN_MS = HOUR_MS;

/**
 * Whether a source may be asked now, which it counts as from then on: in none of the processes it was asked within
 * `restMs`. Answers the state that its reader stored; null: it is to be left alone. Index: condition_source primary
 * key.
 */
export async function claimSource(
  tx: Tx,
  source: string,
  now: Date,
  restMs: number,
): Promise<{ readonly state: unknown } | null> {
  const rested = new Date(now.getTime() - restMs);
  // A clock that was set back must not silence the source.
  const ahead = new Date(now.getTime() + restMs);
  const rows = await tx.$queryRaw<{ readonly state: unknown }[]>`
    INSERT INTO condition_source AS s (source, asked_at) VALUES (${source}, ${now})
    ON CONFLICT (source) DO UPDATE SET asked_at = excluded.asked_at
      WHERE s.asked_at IS NULL OR s.asked_at <= ${rested} OR s.asked_at > ${ahead}
    RETURNING state`;
  return rows[0] ?? null;
}

/** False for an answer that another process has overtaken: nothing of it may be stored. Index: as above. */
export async function storeAnswer(tx: Tx, source: string, at: Date, state: unknown): Promise<boolean> {
  const stored = JSON.stringify(state ?? null);
  const ahead = new Date(at.getTime() + OVERTAKEN_MS);
  const count = await tx.$executeRaw`
    INSERT INTO condition_source AS s (source, answered_at, state) VALUES (${source}, ${at}, ${stored}::jsonb)
    ON CONFLICT (source) DO UPDATE SET answered_at = excluded.answered_at, state = excluded.state
      WHERE s.answered_at IS NULL OR s.answered_at <= excluded.answered_at OR s.answered_at > ${ahead}`;
  return count > 0;
}

/**
 * Stores the conditions of a source; those that are stored alike are left alone. Of places that are not public the
 * place is left out, and the condition too where it is about nothing else. Index: condition (source, source_key).
 */
export async function upsertConditions(tx: Tx, source: string, conditions: readonly NewCondition[]): Promise<void> {
  if (conditions.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO condition AS c (source, source_key, kind, severity, code, texts, is_official, place_id, geometry,
      outline, municipalities, regions, valid_from, valid_until, observed_at, link)
    SELECT ${source}, t.key, t.kind, t.severity, t.code, t.texts, t."isOfficial", a.id, t.geometry, t.outline,
      t.municipalities, t.regions, to_timestamp(t."validFrom" / 1000), to_timestamp(t."validUntil" / 1000),
      to_timestamp(t."observedAt" / 1000), t.link
    FROM jsonb_to_recordset(${JSON.stringify(conditions)}::jsonb) AS t (key text, kind condition_kind,
      severity condition_severity, code text, texts jsonb, "isOfficial" boolean, "placeId" bigint, geometry jsonb,
      outline jsonb, municipalities integer[], regions integer[], "validFrom" float8, "validUntil" float8,
      "observedAt" float8, link text)
    LEFT JOIN attraction a ON a.id = t."placeId" AND a.owner_id IS NULL
    WHERE num_nonnulls(a.id, t.geometry) + cardinality(t.municipalities) + cardinality(t.regions) > 0
    ON CONFLICT (source, source_key) DO UPDATE SET
      (kind, severity, code, texts, is_official, place_id, geometry, outline, municipalities, regions, valid_from,
        valid_until, observed_at, link) =
      (excluded.kind, excluded.severity, excluded.code, excluded.texts, excluded.is_official, excluded.place_id,
        excluded.geometry, excluded.outline, excluded.municipalities, excluded.regions, excluded.valid_from,
        excluded.valid_until, excluded.observed_at, excluded.link)
    WHERE (c.kind, c.severity, c.code, c.texts, c.is_official, c.place_id, c.geometry, c.outline, c.municipalities,
        c.regions, c.valid_from, c.valid_until, c.observed_at, c.link)
      IS DISTINCT FROM (excluded.kind, excluded.severity, excluded.code, excluded.texts, excluded.is_official,
        excluded.place_id, excluded.geometry, excluded.outline, excluded.municipalities, excluded.regions,
        excluded.valid_from, excluded.valid_until, excluded.observed_at, excluded.link)`;
}

/**
 * Ends the conditions of a source that it does not say any more; those that have not begun are deleted. Index:
 * condition (source, source_key).
 */
export async function endOthers(tx: Tx, source: string, keys: readonly string[], at: Date): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM condition WHERE source = ${source} AND source_key <> ALL(${keys}::text[]) AND valid_from >= ${at}`;
  await tx.$executeRaw`
    UPDATE condition SET valid_until = ${at}
    WHERE source = ${source} AND source_key <> ALL(${keys}::text[]) AND (valid_until IS NULL OR valid_until > ${at})`;
}
