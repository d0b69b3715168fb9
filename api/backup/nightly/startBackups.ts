import { BACKUP_EXIT } from '#api/backup/core/exitCodes.ts';
import { readKeys } from '#api/backup/core/keys.ts';
import { listDeletions } from '#api/backup/lists/deletionLists.ts';
import { openStore } from '#api/backup/place/openStore.ts';
import { backupQueues } from '#api/domain/jobs/backups.ts';
import { type CommandOptions, findingsOf, runBuiltCommand } from '#api/platform/builtCommand.ts';
import type { BackupConfig } from '#api/platform/configBackup.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Jobs } from '#api/platform/db/jobs.ts';
import type { Log } from '#api/platform/log.ts';
import { cronOf } from '#api/platform/nightly.ts';
import { FINNISH_ZONE } from '#common/time.ts';

export interface BackupServices {
  readonly db: Database;
  readonly log: Log;
  readonly backup: BackupConfig;
  /** Environment of the command, beside that of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

const EACH_MINUTE = '* * * * *';

/**
 * Makes the backups that fall to this process, each night and beside them each minute a list of what was deleted; none
 * without BACKUP_TO. Answers how to end the one in-flight. Throws ConfigError where the key is not usable.
 */
export async function startBackups(jobs: Jobs, services: BackupServices): Promise<() => Promise<void>> {
  const { db, backup, log, env = {} } = services;
  const ending = new AbortController();
  if (backup.to !== null) {
    const keys = await readKeys(backup);
    const store = await openStore(backup.to);
    await jobs.work(backupQueues.backup, () => backUp(log, { signal: ending.signal, env }));
    await jobs.work(backupQueues.deletionList, async () => void (await listDeletions(db, { store, keys }, new Date())));
  }
  const time = backup.to === null ? null : cronOf(backup.time);
  await jobs.schedule(backupQueues.backup, time, FINNISH_ZONE);
  await jobs.schedule(backupQueues.deletionList, backup.to === null ? null : EACH_MINUTE);
  return async () => ending.abort();
}

/**
 * Does `npm run backup` and logs what it says. Throws where there is no new backup: the job is then tried again. One
 * without the photos that the file store does not have is not made again, since the next would be without them too.
 */
async function backUp(log: Log, options: CommandOptions): Promise<void> {
  const { code, lines: said } = await runBuiltCommand('backup', [], options);
  const lines = findingsOf(said);
  if (code === BACKUP_EXIT.made) return log.info({ lines }, 'a backup was made');
  if (code === BACKUP_EXIT.untidied) return log.warn({ lines }, 'a backup was made, but tidying up after it failed');
  if (code === BACKUP_EXIT.photosMissing) return log.error({ lines }, 'the backup failed: photos are missing');
  log.error({ code, lines }, 'no backup was made');
  throw new Error(`the backup ended with ${code}`);
}
