import type { CallContext } from '#api/domain/core/call.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import { aliasesOf, livePlace } from '#api/domain/places/attractions.ts';
import { identitiesOf } from '#api/domain/places/identitiesSql.ts';
import type { Place } from '#api/domain/places/places.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { ALTERNATIVE_NAME_MAX, ALTERNATIVE_NAME_MIN } from '#common/limits.ts';
import { ALIAS_WEIGHT } from '#common/places/ranking.ts';
import { normalise } from '#common/search/normalise.ts';
import { acting, moderating, recordActs } from './records/moderationLog.ts';

export interface NamedPlace {
  readonly place: Place;
  /** Names that moderators gave it. */
  readonly aliases: readonly string[];
}

/**
 * Gives a place its alternative name (2–100 characters, SPEC §5) in place of the one it had, or takes it away (null).
 * It is shown and found at once, and by every publish after this (RULINGS 23). Throws NotAuthorizedError,
 * InvalidInputError('name'), NotFoundError, RateLimitedError.
 */
export async function setAlternativeName(
  call: CallContext,
  { attractionId, name: given }: { readonly attractionId: number; readonly name: string | null },
): Promise<NamedPlace> {
  const ctx = await moderating(call);
  const name = given === null ? null : alternativeName(given);
  const place = await livePlace(ctx, attractionId);
  const identities = (await identitiesOf(ctx.db.pool, place.id)).map(BigInt);
  await acting(ctx, async (tx) => {
    const where = { attractionId: BigInt(place.id), kind: 'ALIAS' } as const;
    await tx.$executeRaw`SELECT 1 FROM attraction WHERE id = ${place.id}::bigint FOR NO KEY UPDATE`;
    const before = (await tx.attractionEdit.findMany({ where, select: { text: true } })).flatMap(
      ({ text }) => text ?? [],
    );
    if (before.length === (name === null ? 0 : 1) && before[0] === (name ?? undefined)) return;
    await tx.attractionEdit.deleteMany({ where });
    if (name !== null) await tx.attractionEdit.create({ data: { ...where, text: name, createdAt: ctx.now } });
    const kept = await tx.attractionEdit.findMany({
      where: { attractionId: { in: identities }, kind: 'ALIAS' },
      select: { text: true },
      orderBy: { id: 'asc' },
    });
    await publishNames(
      tx,
      place.id,
      before,
      kept.flatMap(({ text }) => text ?? []),
    );
    await recordActs(tx, ctx, [
      {
        action: name === null ? 'REMOVE_ALTERNATIVE_NAME' : 'SET_ALTERNATIVE_NAME',
        targetKind: 'ATTRACTION',
        targetId: place.id,
        ...(name !== null && { detail: { name } }),
      },
    ]);
  });
  const [aliases = []] = await aliasesOf(ctx, [place.id]);
  return { place, aliases };
}

/** Something that can be found: letters or digits among it, and on one line. */
function alternativeName(given: string): string {
  const name = trimmedText('name', given, { min: ALTERNATIVE_NAME_MIN, max: ALTERNATIVE_NAME_MAX });
  if (normalise(name) === '' || /\p{Cc}/u.test(name)) throw new InvalidInputError('name', 'invalidCharacters');
  return name;
}

/**
 * Names of a place in the versions that are served, as a publish would write them. Indexes: primary key of place,
 * search_name (place_id), search_word (place_id).
 */
async function publishNames(
  tx: Prisma.TransactionClient,
  placeId: number,
  before: readonly string[],
  aliases: readonly string[],
): Promise<void> {
  const norms = [...new Set(aliases.map(normalise))];
  const served = (
    await tx.dataSet.findMany({ where: { state: { in: ['LIVE', 'PREVIOUS'] } }, select: { version: true } })
  ).map(({ version }) => version);
  await tx.$executeRaw`
    UPDATE place SET alt_names = ${aliases}::text[] || ARRAY(SELECT name FROM unnest(alt_names) AS name WHERE name <> ALL(${[...before, ...aliases]}::text[]))
    WHERE version = ANY(${served}::int[]) AND id = ${placeId}::bigint`;
  await tx.$executeRaw`DELETE FROM search_name WHERE version = ANY(${served}::int[]) AND place_id = ${placeId}::bigint AND lang = 'alias'`;
  await tx.$executeRaw`
    INSERT INTO search_name (version, place_id, lang, norm, weight)
    SELECT p.version, p.id, 'alias', norm, ${ALIAS_WEIGHT}::real FROM place p CROSS JOIN unnest(${norms}::text[]) AS norm
    WHERE p.version = ANY(${served}::int[]) AND p.id = ${placeId}::bigint
      AND NOT EXISTS (SELECT 1 FROM search_name s WHERE s.version = p.version AND s.place_id = p.id AND s.norm = norm.norm)`;
  await tx.$executeRaw`
    DELETE FROM search_word w WHERE w.version = ANY(${served}::int[]) AND w.place_id = ${placeId}::bigint
      AND NOT EXISTS (SELECT 1 FROM search_name s WHERE s.version = w.version AND s.place_id = w.place_id AND w.word = ANY(string_to_array(s.norm, ' ')))`;
  await tx.$executeRaw`
    INSERT INTO search_word (version, word, place_id, quality)
    SELECT DISTINCT p.version, word, p.id, p.quality FROM place p JOIN search_name s ON s.version = p.version AND s.place_id = p.id CROSS JOIN unnest(string_to_array(s.norm, ' ')) AS word
    WHERE p.version = ANY(${served}::int[]) AND p.id = ${placeId}::bigint AND s.lang = 'alias'
    ON CONFLICT DO NOTHING`;
}
