import { asAdmin, type CallContext, type Role } from '#api/domain/core/call.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { isUuid, likeText, trimmedText } from '#api/domain/core/texts.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { emailKey } from '#common/account/email.ts';
import { usernameKey } from '#common/account/username.ts';

/** A user as admins see them in their list; the address stays with its owner. */
export interface ListedUser {
  readonly id: string;
  readonly username: string;
  readonly description: string;
  readonly profileImage: string | null;
  readonly role: Role;
  readonly created: Date;
  readonly confirmed: Date | null;
  readonly blocked: Date | null;
}

export interface UsersFilter {
  /** Part of the user name, or the whole e-mail address, in any case; empty for all. */
  readonly search: string;
  readonly role: Role | null;
  readonly isBlocked: boolean | null;
}

const SEARCH_TEXT_MAX = 200;
const EVERYBODY: UsersFilter = { search: '', role: null, isBlocked: null };
const SELECT = {
  id: true,
  username: true,
  description: true,
  profileImage: true,
  role: true,
  createdAt: true,
  confirmedAt: true,
  blockedAt: true,
} as const;

/** A user of the list; `isNamed`: the search is the whole user name. */
export interface FoundUser extends ListedUser {
  readonly isNamed: boolean;
}

/**
 * Users, newest first, but before all the one whose name is searched for; admins only. Indexes:
 * app_user_created_at_id_idx, app_user_search, app_user_username_key_key. Throws NotAuthorizedError,
 * InvalidInputError('after' | 'search').
 */
export async function userList(
  call: CallContext,
  { first, after }: { readonly first: number; readonly after: string | null },
  filter: UsersFilter = EVERYBODY,
): Promise<Page<FoundUser>> {
  const { db } = asAdmin(call);
  const search = trimmedText('search', filter.search, { max: SEARCH_TEXT_MAX });
  const name = search === '' ? null : usernameKey(search);
  const last = after === null ? null : placeOfCursor(after);
  const matching: Prisma.UserWhereInput = {
    ...(filter.role !== null && { role: filter.role }),
    ...(filter.isBlocked !== null && { blockedAt: filter.isBlocked ? { not: null } : null }),
  };
  const named =
    name === null || last !== null
      ? []
      : await db.prisma.user.findMany({ where: { ...matching, usernameKey: name }, select: SELECT });
  const rows = await db.prisma.user.findMany({
    where: { AND: [matching, name === null ? {} : { ...partOf(search), NOT: { usernameKey: name } }, beyond(last)] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
    select: SELECT,
  });
  const found = [
    ...named.map((row) => ({ ...toListed(row), isNamed: true })),
    ...rows.map((row) => ({ ...toListed(row), isNamed: false })),
  ];
  return pageOf(found.slice(0, first + 1), first);
}

function partOf(search: string): Prisma.UserWhereInput {
  return { OR: [{ usernameKey: { contains: likeText(usernameKey(search)) } }, { emailKey: emailKey(search) }] };
}

function beyond(last: ReturnType<typeof placeOfCursor> | null): Prisma.UserWhereInput {
  if (last === null) return {};
  return { OR: [{ createdAt: { lt: last.created } }, { createdAt: last.created, id: { lt: last.id } }] };
}

/** Users by their ids, for moderators' lists. */
export async function listedUsers(
  { prisma }: Pick<Database, 'prisma'>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, ListedUser>> {
  const known = [...new Set(ids.filter((id) => id !== null && isUuid(id)))].filter((id) => id !== null);
  const rows = known.length === 0 ? [] : await prisma.user.findMany({ where: { id: { in: known } }, select: SELECT });
  return new Map(rows.map((row) => [row.id, toListed(row)]));
}

interface UserRow extends Omit<ListedUser, 'created' | 'confirmed' | 'blocked'> {
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
  readonly blockedAt: Date | null;
}

function toListed({ createdAt, confirmedAt, blockedAt, ...rest }: UserRow): ListedUser {
  return { ...rest, created: createdAt, confirmed: confirmedAt, blocked: blockedAt };
}

/** Later than any account is made: all others follow the one that is named. */
const BEFORE_ALL = 10 ** 14 - 1;

export function userCursor({ id, created, isNamed }: Pick<FoundUser, 'id' | 'created' | 'isNamed'>): string {
  return Buffer.from(`${isNamed ? BEFORE_ALL : created.getTime()} ${id}`).toString('base64url');
}

function placeOfCursor(after: string): { readonly created: Date; readonly id: string } {
  const [, created = '', id = ''] = /^(\d{1,14}) (\S+)$/.exec(Buffer.from(after, 'base64url').toString()) ?? [];
  if (!isUuid(id)) throw new InvalidInputError('after', 'invalid');
  return { created: new Date(Number(created)), id };
}
