import type { Services } from './call.ts';
import { ReadOnlyError } from './errors.ts';

type Held = Pick<Services, 'db' | 'readOnly'>;

/** Whether nobody may change anything: the operator's READ_ONLY says so, or an admin. */
export async function isReadOnly({ db, readOnly }: Held): Promise<boolean> {
  // On the primary: a replica may not have heard of it yet.
  return readOnly || (await (db.replica?.primary ?? db).prisma.readOnly.count()) > 0;
}

/** Throws ReadOnlyError while nobody may change anything. */
export async function refuseWhileReadOnly(services: Held): Promise<void> {
  if (await isReadOnly(services)) throw new ReadOnlyError();
}
