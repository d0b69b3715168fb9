import path from 'node:path';
import { aheadBaseTiles } from '#api/import/ahead/aheadJob.ts';
import { makeTilesAhead } from '#api/import/ahead/makeTilesAhead.ts';
import { readConfig } from '#api/platform/config.ts';
import { openDatabase } from '#api/platform/db/database.ts';
import { openFiles } from '#api/platform/files/files.ts';
import { runInBackground } from '../cli/background.ts';

// What a job runs after a publish (api/import/ahead/aheadJob.ts): makes the archives of the live version.
await runInBackground(async () => {
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
  } finally {
    await db.close();
  }
});
