import { askForProof, type CallContext } from '#api/domain/core/call.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import type { ListedUser } from '#api/domain/people/users.ts';
import { attractionsById } from '#api/domain/places/attractions.ts';
import { recordEvent } from '#api/domain/security/events.ts';
import { MANAGED_PLACES_MAX, ORGANISATION_MAX } from '#common/conditions/reportKinds.ts';
import { municipalityByCode } from '#common/municipalities/municipalities.ts';
import { moderating } from './records/moderationLog.ts';
import { changingUser } from './userModeration.ts';

/** The organisation for which a user posts conditions, and the places where. */
export interface Manager {
  /** As it is shown with what they post, 1–100 characters. */
  readonly organisation: string;
  /** National numbers: 91 is Helsinki. */
  readonly municipalities: readonly number[];
  /** Places, routes and areas; of an area also all that lies in it. */
  readonly placeIds: readonly number[];
}

/** Managers by user id, null for users who are none. For admins. */
export async function managersById(
  { db }: Pick<CallContext, 'db'>,
  userIds: readonly string[],
): Promise<(Manager | null)[]> {
  const rows = await db.prisma.manager.findMany({ where: { userId: { in: [...userIds] } } });
  const byId = new Map(
    rows.map(({ userId, placeIds, ...row }) => [userId, { ...row, placeIds: placeIds.map(Number) }]),
  );
  return userIds.map((id) => byId.get(id) ?? null);
}

/**
 * Lets a user post conditions for an organisation at places of its municipalities and at single places; what they could
 * post for before is replaced. Throws NotAuthorizedError, NotFoundError, RateLimitedError, InvalidInputError('userId',
 * 'invalid') for oneself and for an address not confirmed, InvalidInputError('organisation'),
 * InvalidInputError('municipalities', 'missing' | 'tooMany' | 'unknown'), InvalidInputError('placeIds', 'tooMany' |
 * 'unknown').
 */
export async function setManager(
  call: CallContext,
  { userId, ...given }: Manager & { readonly userId: string },
): Promise<ListedUser> {
  const ctx = await moderating(call);
  askForProof(ctx);
  const organisation = trimmedText('organisation', given.organisation, { min: 1, max: ORGANISATION_MAX });
  const municipalities = checkedMunicipalities(given.municipalities);
  const placeIds = await checkedPlaces(ctx, given.placeIds);
  if (municipalities.length + placeIds.length === 0) throw new InvalidInputError('municipalities', 'missing');
  return changingUser(ctx, userId, async (tx) => {
    const { confirmedAt } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { confirmedAt: true } });
    if (confirmedAt === null) throw new InvalidInputError('userId', 'invalid');
    const data = { organisation, municipalities, placeIds: placeIds.map(BigInt) };
    await tx.manager.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    await recordEvent(tx, ctx, { userId, kind: 'MANAGER_SET', detail: { by: 'ADMIN' } });
    const detail = { name: organisation, municipalities: municipalities.join(' '), places: placeIds.join(' ') };
    return { action: 'SET_MANAGER', targetKind: 'USER', targetId: userId, detail };
  });
}

/**
 * Takes that right; what was posted stays until its end. Twice is once. Throws NotAuthorizedError, NotFoundError,
 * RateLimitedError.
 */
export async function removeManager(call: CallContext, { userId }: { readonly userId: string }): Promise<ListedUser> {
  const ctx = await moderating(call);
  askForProof(ctx);
  return changingUser(ctx, userId, async (tx) => {
    const { count } = await tx.manager.deleteMany({ where: { userId } });
    if (count === 0) return null;
    await recordEvent(tx, ctx, { userId, kind: 'MANAGER_REMOVED', detail: { by: 'ADMIN' } });
    return { action: 'REMOVE_MANAGER', targetKind: 'USER', targetId: userId };
  });
}

function checkedMunicipalities(given: readonly number[]): number[] {
  const numbers = [...new Set(given)];
  if (numbers.length > MANAGED_PLACES_MAX) throw new InvalidInputError('municipalities', 'tooMany');
  const areKnown = numbers.every((number) => municipalityByCode(String(number).padStart(3, '0')) !== undefined);
  if (!areKnown) throw new InvalidInputError('municipalities', 'unknown');
  return numbers;
}

async function checkedPlaces(ctx: CallContext, given: readonly number[]): Promise<number[]> {
  const ids = [...new Set(given)];
  if (ids.length > MANAGED_PLACES_MAX) throw new InvalidInputError('placeIds', 'tooMany');
  const answers = ids.length === 0 ? [] : await attractionsById(ctx, ids);
  if (answers.some(({ state }) => state !== 'live')) throw new InvalidInputError('placeIds', 'unknown');
  return ids;
}
