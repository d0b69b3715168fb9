import type { Database } from '#api/platform/database.ts';
import { emailKey } from '#common/account/email.ts';
import { asAdmin, type CallContext, type Role } from './call.ts';
import { InvalidInputError } from './errors.ts';
import { isUuid } from './texts.ts';

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

export interface UsersPage {
  readonly users: readonly ListedUser[];
  readonly hasNextPage: boolean;
}

/** Users, newest first; admins only. Index: app_user_created_at_id_idx. Throws NotAuthorizedError, InvalidInputError('after'). */
export async function userList(call: CallContext, { first, after }: { readonly first: number; readonly after: string | null }): Promise<UsersPage> {
  const { db } = asAdmin(call);
  const rows = await db.prisma.user.findMany({
    ...(after !== null && { cursor: { id: idOfCursor(after) }, skip: 1 }),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
    select: { id: true, username: true, description: true, profileImage: true, role: true, createdAt: true, confirmedAt: true, blockedAt: true },
  });
  const users = rows.slice(0, first).map(({ createdAt, confirmedAt, blockedAt, ...rest }) => ({ ...rest, created: createdAt, confirmed: confirmedAt, blocked: blockedAt }));
  return { users, hasNextPage: rows.length > first };
}

export function userCursor({ id }: Pick<ListedUser, 'id'>): string {
  return Buffer.from(id).toString('base64url');
}

function idOfCursor(after: string): string {
  const id = Buffer.from(after, 'base64url').toString();
  if (!isUuid(id)) throw new InvalidInputError('after', 'invalid');
  return id;
}

/** Gives or takes a role, for the operator's command line; false when no confirmed account has the address. */
export async function setRole({ prisma }: Pick<Database, 'prisma'>, email: string, role: Role): Promise<boolean> {
  const { count } = await prisma.user.updateMany({ where: { emailKey: emailKey(email), confirmedAt: { not: null } }, data: { role } });
  return count > 0;
}
