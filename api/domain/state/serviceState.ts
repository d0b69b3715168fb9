import { type BusyOwner, busyOwners } from '#api/domain/accessTokens/busyOwners.ts';
import { asAdmin, type CallContext } from '#api/domain/core/call.ts';
import type { Installation } from '#api/domain/core/installation.ts';
import type { Database } from '#api/platform/db/database.ts';
import { type DiskRoom, diskRoom } from '#api/platform/disk.ts';
import { type KnownService, knownServices } from '#api/platform/http/serviceHealth.ts';
import {
  type DatabaseSize,
  databaseSize,
  type LatestBackups,
  latestBackups,
  type LatestImport,
  latestImports,
  type PendingQueue,
  pendingQueues,
} from './stateSql.ts';

/** The state of the installation, as `/metrics` and the admin page "Status" show it. */
export interface InstallationState {
  readonly disk: DiskRoom | null;
  readonly database: DatabaseSize;
  readonly backups: LatestBackups;
  readonly imports: readonly LatestImport[];
  readonly queues: readonly PendingQueue[];
}

/** Throws what the database throws. */
export async function installationState(
  { pool }: Pick<Database, 'pool'>,
  { dataDir }: Pick<Installation, 'dataDir'>,
): Promise<InstallationState> {
  const [disk, database, backups, imports, queues] = await Promise.all([
    dataDir === null ? null : diskRoom(dataDir),
    databaseSize(pool),
    latestBackups(pool),
    latestImports(pool),
    pendingQueues(pool),
  ]);
  return { disk, database, backups, imports, queues };
}

/** The content of the admin page "Status". */
export interface ShownState extends InstallationState, Pick<Installation, 'backsUp' | 'sendsMails'> {
  /** Services outside that the answering process has asked. */
  readonly services: readonly KnownService[];
  /** The users whose access tokens have called most in the last month. */
  readonly busiestTokenOwners: readonly BusyOwner[];
}

/** Throws NotAuthorizedError. */
export async function shownState(call: CallContext): Promise<ShownState> {
  const { db, installation } = asAdmin(call);
  const { backsUp, sendsMails } = installation;
  const [state, busiestTokenOwners] = await Promise.all([installationState(db, installation), busyOwners(call)]);
  return { ...state, backsUp, sendsMails, services: knownServices(), busiestTokenOwners };
}
