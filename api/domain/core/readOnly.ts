import type { Services } from './call.ts';

export type ReadOnlyServices = Pick<Services, 'db' | 'readOnly'>;

/** Whether the service is in read-only mode: by READ_ONLY, or because an admin has switched it on. */
export async function isReadOnly({ db, readOnly }: ReadOnlyServices): Promise<boolean> {
  // On the primary: a replica may not have heard of it yet.
  return readOnly || (await (db.replica?.primary ?? db).prisma.readOnly.count()) > 0;
}
