import { isDeepStrictEqual } from 'node:util';
import type { CallContext, UserContext } from '#api/domain/core/call.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import { aliasesOf, livePlace } from '#api/domain/places/attractions.ts';
import { identitiesOf } from '#api/domain/places/identitiesSql.ts';
import type { Place } from '#api/domain/places/places.ts';
import { ALTERNATIVE_NAME_MAX, ALTERNATIVE_NAME_MIN } from '#common/limits.ts';
import { normalise } from '#common/search/normalise.ts';
import { lockNames, publishNames } from './alternativeNamesSql.ts';
import { type Act, acting, moderating, recordActs } from './records/moderationLog.ts';

export interface NamedPlace {
  readonly place: Place;
  /** Names that moderators gave it. */
  readonly aliases: readonly string[];
}

/** A name of an identity: names given to places that were merged stay with them, so that a rollback finds them. */
interface GivenName {
  readonly attractionId: number;
  readonly name: string;
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
  await replaceNames(ctx, place.id, name === null ? [] : [{ attractionId: place.id, name }]);
  const [aliases = []] = await aliasesOf(ctx, [place.id]);
  return { place, aliases };
}

/**
 * Gives a place the names again that it had, each to the identity that had it, in place of its names of now. Throws
 * NotAuthorizedError, NotFoundError, RateLimitedError.
 */
export async function restoreAlternativeNames(
  call: CallContext,
  attractionId: number,
  names: readonly GivenName[],
): Promise<void> {
  const ctx = await moderating(call);
  const place = await livePlace(ctx, attractionId);
  await replaceNames(ctx, place.id, names);
}

async function replaceNames(ctx: UserContext, placeId: number, names: readonly GivenName[]): Promise<void> {
  // Names given to places that were merged into this one are its names too, as in every publish.
  const identities = new Set([...(await identitiesOf(ctx.db.pool, placeId)), ...names.map((one) => one.attractionId)]);
  await acting(ctx, async (tx) => {
    const where = { attractionId: { in: [...identities].map(BigInt) }, kind: 'ALIAS' } as const;
    await lockNames(tx, placeId);
    const before = (
      await tx.attractionEdit.findMany({ where, select: { attractionId: true, text: true }, orderBy: { id: 'asc' } })
    ).flatMap((row) => (row.text === null ? [] : { attractionId: Number(row.attractionId), name: row.text }));
    if (isDeepStrictEqual(namesAlone(before), namesAlone(names))) return;
    await tx.attractionEdit.deleteMany({ where });
    const data = names.map(({ attractionId, name: text }) => ({ attractionId: BigInt(attractionId), text }));
    await tx.attractionEdit.createMany({ data: data.map((row) => ({ ...row, kind: 'ALIAS', createdAt: ctx.now })) });
    await publishNames(tx, placeId, namesAlone(before), namesAlone(names));
    // In versions from before a merge, each identity is a place with names of its own.
    for (const id of new Set([...before, ...names].map(({ attractionId }) => attractionId)))
      if (id !== placeId) await publishNames(tx, id, namesAlone(before), namesAlone(names.filter(isOf(id))));
    await recordActs(tx, ctx, [namingAct(placeId, before, names)]);
  });
}

const namesAlone = (names: readonly GivenName[]) => names.map(({ name }) => name);
const isOf = (id: number) => (one: GivenName) => one.attractionId === id;

function namingAct(placeId: number, before: readonly GivenName[], names: readonly GivenName[]): Act {
  const [first] = before;
  const isAlone = before.length < 2 && before.every(isOf(placeId));
  return {
    action: names.length === 0 ? 'REMOVE_ALTERNATIVE_NAME' : 'SET_ALTERNATIVE_NAME',
    targetKind: 'ATTRACTION',
    targetId: placeId,
    // The name before, or all with their identities, so that the log can undo the act.
    detail: {
      ...(names.length > 0 && { name: namesAlone(names).join(', ') }),
      ...(first && { before: first.name }),
      ...(!isAlone && { beforeNames: JSON.stringify(before) }),
    },
  };
}

/** Something that can be found: letters or digits among it, and on one line. */
function alternativeName(given: string): string {
  const name = trimmedText('name', given, { min: ALTERNATIVE_NAME_MIN, max: ALTERNATIVE_NAME_MAX });
  if (normalise(name) === '' || /\p{Cc}/u.test(name)) throw new InvalidInputError('name', 'invalidCharacters');
  return name;
}
