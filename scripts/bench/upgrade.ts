import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '#api/platform/db/database.ts';
import { joinEmbedded } from '#api/platform/db/postgres/embedded.ts';
import { measured, type Served, serve } from './process.ts';
import { printRound, underLoad } from './visitors.ts';
import { visits } from './visits.ts';

// An upgrade under load, as docs/deployment.md has it: the tables are brought up to this version while processes of the
// earlier build serve, a process of this build starts beside them, and theirs ends.

const STEP_MS = 15_000;
/** As long as the health checks of a load balancer need to see that a process leaves. */
const GRACE_S = '5';

/** `earlier` is a checkout of the earlier build, with its packages installed. */
export async function benchUpgrade(folder: string, earlier: string): Promise<void> {
  console.log(`\nAn upgrade under load, from the build in ${earlier}`);
  const env = { STARTER: 'full', SHUTDOWN_GRACE: GRACE_S };
  const before = await serve(folder, env, earlier);
  const running: Served[] = [before];
  const embedded = await joinEmbedded(folder);
  const db = connect(embedded.url, { maxConnections: 4 });
  try {
    const load = { origins: [before.url], visit: await visits(before.url, db, { withUsers: false }) };
    await printRound('upgraded', [before], () =>
      underLoad(load, async () => {
        await delay(STEP_MS);
        await measured(process.execPath, ['scripts/migrate.mjs'], { DATA_DIR: folder });
        load.visit = await visits(before.url, db);
        await delay(STEP_MS);
        const after = await serve(folder, env);
        running.push(after);
        load.origins = [before.url, after.url];
        await delay(STEP_MS);
        load.origins = [after.url];
        running.shift();
        await before.stop();
        await delay(STEP_MS);
      }),
    );
  } finally {
    for (const one of running) await one.stop();
    await db.close();
    await embedded.leave();
  }
}
