import path from 'node:path';
import { dumpTag } from '#api/domain/dumps/dump.ts';
import { withJobs } from '#api/domain/jobs/commandJobs.ts';
import { purgeQueue } from '#api/domain/photos/files/purges.ts';
import { makeDumps } from '#api/dumps/makeDumps.ts';
import { readConfig } from '#api/platform/config.ts';
import { openDatabase } from '#api/platform/db/database.ts';
import { openFiles } from '#api/platform/files/files.ts';
import { runInBackground } from '../cli/background.ts';

// What a job runs after a publish (api/dumps/dumpJob.ts): writes the dump of the live version.
await runInBackground(async () => {
  const config = readConfig(process.env);
  const db = await openDatabase(config);
  try {
    const began = performance.now();
    const made = await makeDumps(db, {
      files: await openFiles(config),
      spoolFolder: path.join(config.dataDir, 'imports', 'dumps'),
      isOn: config.dumps,
      purge: (dumps) =>
        withJobs(db, (jobs) =>
          db.prisma.$transaction((tx) => jobs.enqueue(tx, purgeQueue, { tags: dumps.map(dumpTag) })),
        ),
    });
    for (const { dump, places, files } of made ?? []) {
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${dump}: ${places} places in ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s`);
    }
  } finally {
    await db.close();
  }
});
