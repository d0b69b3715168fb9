import { type DiskRoom, diskRoom } from '#api/platform/disk.ts';
import type { Services } from './call.ts';
import { OutOfServiceError, ReadOnlyError } from './errors.ts';

type Held = Pick<Services, 'db' | 'readOnly'>;

/** Whether the service is in read-only mode: by READ_ONLY, or because an admin has switched it on. */
export async function isReadOnly({ db, readOnly }: Held): Promise<boolean> {
  // On the primary: a replica may not have heard of it yet.
  return readOnly || (await (db.replica?.primary ?? db).prisma.readOnly.count()) > 0;
}

/** Free bytes that changes leave on the disk: with a full one the embedded database goes down, and reading with it. */
const FLOOR_BYTES = 256 * 2 ** 20;

/**
 * Why nothing may be changed now: read-only mode, or too little room on the disk of DATA_DIR, where the embedded
 * database lives unless its account may not enter that folder (`layout.ts`). Null: changes are taken.
 */
export async function refusalOfChanges(
  services: Held & Pick<Services, 'installation'>,
  roomOn: (folder: string) => Promise<DiskRoom | null> = diskRoom,
): Promise<ReadOnlyError | OutOfServiceError | null> {
  const { dataDir, hasOwnDatabase } = services.installation;
  const room = dataDir !== null && hasOwnDatabase ? await roomOn(dataDir) : null;
  if (room !== null && room.free < FLOOR_BYTES) return new OutOfServiceError('full');
  return (await isReadOnly(services)) ? new ReadOnlyError() : null;
}

/** Throws ReadOnlyError in read-only mode, OutOfServiceError while the disk of the embedded database has no room. */
export async function refuseChanges(services: Held & Pick<Services, 'installation'>): Promise<void> {
  const refusal = await refusalOfChanges(services);
  if (refusal !== null) throw refusal;
}
