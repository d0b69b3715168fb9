import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { aheadBaseTiles } from '#api/import/ahead/aheadJob.ts';
import { makeTilesAhead } from '#api/import/ahead/makeTilesAhead.ts';
import { readConfig } from '#api/platform/config.ts';
import { openDatabase } from '#api/platform/db/database.ts';
import { openFiles } from '#api/platform/files/files.ts';
import { boundHeap } from '../cli/heap.ts';
import { oneSentence } from '../cli/sentence.ts';

// What a job runs after a publish (api/import/ahead/aheadJob.ts): makes the archives of the live version.
boundHeap();
// Visitors come first: this process gets the time that servers leave.
setPriority(constants.priority.PRIORITY_LOW);
// The process whose job this is has died. What is half done is begun anew by another one.
process.once('disconnect', () => process.exit(1));
process.exitCode = await main();
process.channel?.unref();

async function main(): Promise<number> {
  try {
    const config = readConfig(process.env);
    const db = await openDatabase(config);
    try {
      const began = performance.now();
      const made = await makeTilesAhead(db, {
        files: await openFiles(config),
        embedded: await aheadBaseTiles(config),
        spoolFolder: path.join(config.dataDir, 'imports', 'tiles'),
      });
      for (const { name, files, tiles, bytes } of made ?? [])
        console.log(`${name}: ${tiles} tiles in ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
      if (made !== null && made.length > 0) console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`);
      return 0;
    } finally {
      await db.close();
    }
  } catch (error) {
    console.error(oneSentence(error));
    return 1;
  }
}
