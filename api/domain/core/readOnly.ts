import type { Services } from './call.ts';
import { ReadOnlyError } from './errors.ts';

type Held = Pick<Services, 'db' | 'readOnly'>;

/** Whether the service is in read-only mode: by READ_ONLY, or because an admin has switched it on. */
export async function isReadOnly({ db, readOnly }: Held): Promise<boolean> {
  // On the primary: a replica may not have heard of it yet.
  return readOnly || (await (db.replica?.primary ?? db).prisma.readOnly.count()) > 0;
}

/** Throws ReadOnlyError in read-only mode. */
export async function refuseWhileReadOnly(services: Held): Promise<void> {
  if (await isReadOnly(services)) throw new ReadOnlyError();
}
