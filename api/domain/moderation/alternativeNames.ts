import type { CallContext } from '#api/domain/core/call.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import { aliasesOf, livePlace } from '#api/domain/places/attractions.ts';
import { identitiesOf } from '#api/domain/places/identitiesSql.ts';
import type { Place } from '#api/domain/places/places.ts';
import { ALTERNATIVE_NAME_MAX, ALTERNATIVE_NAME_MIN } from '#common/limits.ts';
import { normalise } from '#common/search/normalise.ts';
import { lockNames, publishNames } from './alternativeNamesSql.ts';
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
    // Names given to places that were merged into this one are its names too, as in every publish.
    const where = { attractionId: { in: identities }, kind: 'ALIAS' } as const;
    await lockNames(tx, place.id);
    const before = (
      await tx.attractionEdit.findMany({ where, select: { text: true }, orderBy: { id: 'asc' } })
    ).flatMap(({ text }) => text ?? []);
    if (before.length === (name === null ? 0 : 1) && before[0] === (name ?? undefined)) return;
    await tx.attractionEdit.deleteMany({ where });
    if (name !== null)
      await tx.attractionEdit.create({
        data: { attractionId: BigInt(place.id), kind: 'ALIAS', text: name, createdAt: ctx.now },
      });
    await publishNames(tx, place.id, before, name === null ? [] : [name]);
    await recordActs(tx, ctx, [
      {
        action: name === null ? 'REMOVE_ALTERNATIVE_NAME' : 'SET_ALTERNATIVE_NAME',
        targetKind: 'ATTRACTION',
        targetId: place.id,
        // The name before, so that the log can undo the act.
        detail: { ...(name !== null && { name }), ...(before[0] !== undefined && { before: before[0] }) },
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
