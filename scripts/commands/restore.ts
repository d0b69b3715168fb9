import { openSource } from '#api/backup/archive/source.ts';
import { readKeys } from '#api/backup/core/keys.ts';
import { readAllLists } from '#api/backup/lists/deletionLists.ts';
import { restoreBackup } from '#api/backup/load/restoreBackup.ts';
import { readConfig } from '#api/platform/config.ts';
import { openUnmigrated } from '#api/platform/db/database.ts';
import { openFiles } from '#api/platform/files/files.ts';
import { readRestoreArguments } from '../cli/backupArguments.ts';
import { restoreLines } from '../cli/backupReport.ts';
import { progressDisplay } from '../cli/progress.ts';
import { runCommand } from '../cli/runCommand.ts';

// `npm run restore -- SOURCE`: a backup into an empty installation, on which no server runs.
await runCommand(() => main(process.argv.slice(2)));

async function main(args: readonly string[]): Promise<number> {
  const display = progressDisplay(process.stderr);
  try {
    const given = readRestoreArguments(args);
    const config = readConfig(process.env);
    const archive = await openSource(given.source, await readKeys(config.backup));
    const files = await openFiles(config);
    const db = await openUnmigrated(config);
    try {
      const deletions = () => readAllLists(archive, given.deletions);
      const report = await restoreBackup({ db, files, archive, deletions, progress: display.progress });
      display.stop();
      for (const line of restoreLines(archive.name, report)) console.log(line);
    } finally {
      await db.close();
    }
    return 0;
  } catch (error) {
    display.stop();
    throw error;
  }
}
