import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { openSource } from '#api/backup/archive/source.ts';
import { verifyArchive } from '#api/backup/archive/verifyArchive.ts';
import { BackupError } from '#api/backup/core/backupError.ts';
import { BACKUP_EXIT } from '#api/backup/core/exitCodes.ts';
import { readKeys } from '#api/backup/core/keys.ts';
import { joinLists } from '#api/backup/lists/deletionLists.ts';
import { openStore, placeOf } from '#api/backup/place/openStore.ts';
import { recordBackup } from '#api/backup/save/backupRuns.ts';
import { type BackupReport, makeBackup } from '#api/backup/save/makeBackup.ts';
import { type Config, readConfig } from '#api/platform/config.ts';
import { openUnmigrated } from '#api/platform/db/database.ts';
import { openFiles } from '#api/platform/files/files.ts';
import { type BackupArguments, readBackupArguments } from '../cli/backupArguments.ts';
import { backupLines, verifiedLine } from '../cli/backupReport.ts';
import { type ProgressDisplay, progressDisplay } from '../cli/progress.ts';
import { runCommand } from '../cli/runCommand.ts';

// `npm run backup`: the database and the files as one encrypted archive, while the server runs or not.
await runCommand(() => main(process.argv.slice(2)));

async function main(args: readonly string[]): Promise<number> {
  const display = progressDisplay(process.stderr);
  try {
    const { lines, code } = await run(readBackupArguments(args), readConfig(process.env), display);
    display.stop();
    for (const line of lines) console.log(line);
    return code;
  } catch (error) {
    display.stop();
    throw error;
  }
}

interface End {
  readonly lines: readonly string[];
  readonly code: number;
}

async function run(given: BackupArguments, config: Config, display: ProgressDisplay): Promise<End> {
  switch (given.action) {
    case 'key':
      return { lines: await newKey(), code: 0 };
    case 'verify':
      return { lines: await verify(given.place, config, display), code: 0 };
    case 'deletions':
      return { lines: await writeDeletions(given.place, config), code: 0 };
    case 'backup':
      return backup(given, config, display);
  }
}

/** As `age-keygen` writes a key, so that the output is a file for BACKUP_KEY_FILE. */
async function newKey(): Promise<string[]> {
  const key = await generateX25519Identity();
  return [`# public key: ${await identityToRecipient(key)}`, key];
}

async function verify(place: string, config: Config, { progress }: ProgressDisplay): Promise<string[]> {
  const archive = await openSource(place, await readKeys(config.backup));
  return [verifiedLine(archive.name, await verifyArchive(archive, progress))];
}

async function writeDeletions(place: string, config: Config): Promise<string[]> {
  const keys = await readKeys(config.backup);
  const store = await openStore(placeOf(place));
  const db = await openUnmigrated(config);
  try {
    await joinLists(db, { store, keys }, new Date());
  } finally {
    await db.close();
  }
  return [`The list of deletions in ${store.address} is up to date.`];
}

async function backup(
  { target, keep }: Extract<BackupArguments, { readonly action: 'backup' }>,
  config: Config,
  { progress }: ProgressDisplay,
): Promise<End> {
  const place = target === null ? config.backup.to : placeOf(target);
  if (place === null) throw new BackupError('Say where the backup goes: npm run backup -- TARGET, or set BACKUP_TO.');
  const keys = await readKeys(config.backup);
  const store = await openStore(place);
  const files = await openFiles(config);
  const db = await openUnmigrated(config);
  const started = new Date();
  try {
    const retained = target === null ? config.backup.keep : keep;
    const report = await makeBackup({ db, files, store, keys, progress, keep: retained });
    const code = exitCodeOf(report);
    await recordBackup(db, { started, bytes: code === BACKUP_EXIT.photosMissing ? null : report.archiveBytes });
    return { lines: backupLines(report, store.address), code };
  } catch (error) {
    // The failure of the backup itself is what the operator must read.
    await recordBackup(db, { started, bytes: null }).catch(() => undefined);
    throw error;
  } finally {
    await db.close();
  }
}

function exitCodeOf({ lost, untidied }: BackupReport): number {
  if (lost.length > 0) return BACKUP_EXIT.photosMissing;
  return untidied.length > 0 ? BACKUP_EXIT.untidied : BACKUP_EXIT.made;
}
