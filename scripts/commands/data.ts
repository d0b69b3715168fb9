import { importCountry } from '#api/import/country/importCountry.ts';
import { plannedFiles } from '#api/import/country/plannedFiles.ts';
import { prepareData } from '#api/import/firstStart.ts';
import { readConfig } from '#api/platform/config.ts';
import { openDatabase } from '#api/platform/db/database.ts';
import { boundHeap } from '#api/platform/heap.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { readDataArguments } from '../cli/dataArguments.ts';
import { progressDisplay } from '../cli/progress.ts';
import { runCommand } from '../cli/runCommand.ts';
import { oneSentence } from '../cli/sentence.ts';
import { reportSkipped } from '../cli/skipped.ts';
import { withElevation } from '../cli/withElevation.ts';

// `npm run data -- finland`: the open data of all of Finland, fetched and published, while the server runs or not.
boundHeap();
await runCommand(() => main(process.argv.slice(2)));

async function main(args: readonly string[]): Promise<number> {
  const display = progressDisplay(process.stderr);
  const skipped: Skipped[] = [];
  try {
    const { dryRun, ...options } = readDataArguments(args);
    const config = readConfig(process.env);
    if (dryRun) {
      for (const line of await plannedFiles(config, options.sources, options)) console.log(line);
      return 0;
    }
    const db = await openDatabase(config);
    try {
      await prepareData(db);
      const onSkip = (record: Skipped) => skipped.push(record);
      const report = await withElevation(db, config, (elevation) =>
        importCountry(db, { ...options, config, elevation, progress: display.progress, onSkip }),
      );
      display.stop();
      for (const line of report.done) console.log(line);
      reportSkipped(skipped, config.dataDir);
      for (const { name, error } of report.failures) console.error(`${name} stays as it was: ${oneSentence(error)}`);
      return report.failures.length === 0 ? 0 : 1;
    } finally {
      await db.close();
    }
  } catch (error) {
    display.stop();
    throw error;
  }
}
