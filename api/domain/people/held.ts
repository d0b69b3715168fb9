import type { UserContext, Viewer } from '#api/domain/core/call.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';

/** The removal of an account. */
export interface Removal extends Pick<UserContext, 'jobs' | 'now'> {
  readonly viewer: Pick<Viewer, 'id' | 'email'>;
}

/** Personal data of one sort, as the table HELD (`accountData.ts`) lists it. */
export interface Held {
  /** Tables with a column that names a user; a test finds tables that no part of HELD lists. */
  readonly tables: readonly string[];
  /** Everything, as it goes into the download. */
  read(ctx: UserContext): Promise<Readonly<Record<string, unknown>>>;
  /** Deletes what the database does not delete with the user's row. */
  remove(tx: Prisma.TransactionClient, removal: Removal): Promise<void>;
}

export const nothingMore = async () => undefined;
