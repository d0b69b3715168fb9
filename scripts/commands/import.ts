import { prepareData } from '#api/import/firstStart.ts';
import { readConfig } from '#api/platform/config.ts';
import { openDatabase } from '#api/platform/db/database.ts';
import { boundHeap } from '#api/platform/heap.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { readImportArguments } from '../cli/importArguments.ts';
import { COMMANDS } from '../cli/importCommands.ts';
import { progressDisplay } from '../cli/progress.ts';
import { runCommand } from '../cli/runCommand.ts';
import { reportSkipped } from '../cli/skipped.ts';
import { withElevation } from '../cli/withElevation.ts';

// `npm run import -- …`: one import, with progress, while the server runs or not.
boundHeap();
await runCommand(() => main(process.argv.slice(2)));

async function main(args: readonly string[]): Promise<number> {
  const display = progressDisplay(process.stderr);
  const skipped: Skipped[] = [];
  try {
    const { name, argument, files, options } = readImportArguments(args);
    const config = readConfig(process.env);
    const db = await openDatabase(config);
    try {
      // Whatever comes first, a start or an import: the starter places lie under it.
      await prepareData(db);
      const lines = await withElevation(db, config, (elevation) =>
        COMMANDS[name]({
          db,
          config,
          elevation,
          argument,
          files,
          options,
          progress: display.progress,
          onSkip: (record) => skipped.push(record),
        }),
      );
      display.stop();
      for (const line of lines) console.log(line);
      reportSkipped(skipped, config.dataDir);
    } finally {
      await db.close();
    }
    return 0;
  } catch (error) {
    display.stop();
    throw error;
  }
}
