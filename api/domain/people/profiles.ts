import type { CallContext, UserContext, Viewer } from '#api/domain/core/call.ts';
import { changing } from '#api/domain/core/changes.ts';
import type { Context } from '#api/domain/core/context.ts';
import { NotAuthorizedError } from '#api/domain/core/errors.ts';
import { isUuid, trimmedText } from '#api/domain/core/texts.ts';
import { usernameFault, usernameKey } from '#common/account/username.ts';
import type { Language } from '#common/languages.ts';
import { PROFILE_DESCRIPTION_MAX } from '#common/limits.ts';

/** The public data of a user. */
export interface Profile {
  readonly id: string;
  readonly username: string;
  readonly description: string;
  readonly profileImage: string | null;
  readonly created: Date;
}

const SELECT = { id: true, username: true, description: true, profileImage: true, createdAt: true } as const;

/** Users who have a profile: those who have proved their address and are not blocked. */
const visibleUsers = { confirmedAt: { not: null }, blockedAt: null } as const;

/** The profile of a user name, in any case; null for a name without a user. */
export async function profileByName({ db }: Pick<Context, 'db'>, username: string): Promise<Profile | null> {
  if (usernameFault(username) !== null) return null;
  return toProfile(
    await db.prisma.user.findFirst({ where: { usernameKey: usernameKey(username), ...visibleUsers }, select: SELECT }),
  );
}

/** Profiles by user id, null where there is none. */
export async function profilesById({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<(Profile | null)[]> {
  const rows = await db.prisma.user.findMany({
    where: { id: { in: ids.filter((id) => isUuid(id)) }, ...visibleUsers },
    select: SELECT,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => toProfile(byId.get(id.toLowerCase()) ?? null));
}

function toProfile(row: (Omit<Profile, 'created'> & { readonly createdAt: Date }) | null): Profile | null {
  if (row === null) return null;
  const { createdAt, ...rest } = row;
  return { ...rest, created: createdAt };
}

/** Whether anybody with a profile has the picture of that name. Index: app_user_profile_image_key. */
export async function hasProfileImage({ db }: Pick<Context, 'db'>, filename: string): Promise<boolean> {
  return (await db.prisma.user.count({ where: { profileImage: filename, ...visibleUsers } })) > 0;
}

/** The viewer's own profile. */
export function ownProfile({ id, username, description, profileImage, created }: Viewer): Profile {
  return { id, username, description, profileImage, created };
}

/**
 * Changes the viewer's description (at most 1,000 characters, SPEC §5). Throws NotAuthorizedError,
 * InvalidInputError('description'), RateLimitedError.
 */
export async function updateProfile(call: CallContext, input: { readonly description: string }): Promise<Viewer> {
  const ctx = await changing(call);
  const description = trimmedText('description', input.description, { max: PROFILE_DESCRIPTION_MAX });
  await change(ctx, { description });
  return { ...ctx.viewer, description };
}

/** Stores that the viewer has seen the help (SPEC §4). Throws NotAuthorizedError, RateLimitedError. */
export async function markHelpShown(call: CallContext): Promise<Viewer> {
  const ctx = await changing(call);
  await ctx.db.prisma.user.updateMany({
    where: { id: ctx.viewer.id, helpShownAt: null },
    data: { helpShownAt: ctx.now },
  });
  return { ...ctx.viewer, helpShown: true };
}

/** Sets the language of the viewer's mails. Throws NotAuthorizedError, RateLimitedError. */
export async function setLanguage(call: CallContext, language: Language): Promise<Viewer> {
  const ctx = await changing(call);
  await change(ctx, { language });
  return { ...ctx.viewer, language };
}

/** An earlier call of the same request may have deleted the account. Throws NotAuthorizedError('anonymous'). */
async function change(
  { db, viewer }: UserContext,
  data: { readonly description: string } | { readonly language: Language },
): Promise<void> {
  const { count } = await db.prisma.user.updateMany({ where: { id: viewer.id }, data });
  if (count === 0) throw new NotAuthorizedError('anonymous');
}
