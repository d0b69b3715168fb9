import { type DiskRoom, diskRoom } from '#api/platform/disk.ts';
import type { Services } from './call.ts';
import { OutOfServiceError, ReadOnlyError } from './errors.ts';
import { isReadOnly, type ReadOnlyServices } from './readOnly.ts';

/** Free bytes that changes leave on the disk: with a full one the embedded database goes down, and reading with it. */
const FLOOR_BYTES = 256 * 2 ** 20;

/**
 * Why nothing may be changed now: read-only mode, or too little room on the disk of DATA_DIR, where the embedded
 * database lives unless its account may not enter that folder (`layout.ts`). Null: changes are taken.
 */
export async function refusalOfChanges(
  services: ReadOnlyServices & Pick<Services, 'installation'>,
  roomOn: (folder: string) => Promise<DiskRoom | null> = diskRoom,
): Promise<ReadOnlyError | OutOfServiceError | null> {
  const { dataDir, hasEmbeddedDatabase } = services.installation;
  const room = dataDir !== null && hasEmbeddedDatabase ? await roomOn(dataDir) : null;
  if (room !== null && room.free < FLOOR_BYTES) return new OutOfServiceError('full');
  return (await isReadOnly(services)) ? new ReadOnlyError() : null;
}

/** Throws ReadOnlyError in read-only mode, OutOfServiceError while the disk of the embedded database has no room. */
export async function refuseChanges(services: ReadOnlyServices & Pick<Services, 'installation'>): Promise<void> {
  const refusal = await refusalOfChanges(services);
  if (refusal !== null) throw refusal;
}
