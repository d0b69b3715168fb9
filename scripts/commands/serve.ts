import { isStarterSet } from '#api/domain/places/starterSet.ts';
import { prepareData } from '#api/import/firstStart.ts';
import { readConfig } from '#api/platform/config.ts';
import { connect, IMPORTING, openDatabase, servingLimits } from '#api/platform/db/database.ts';
import { liveVersion } from '#api/platform/db/publicSets.ts';
import { createLog } from '#api/platform/log.ts';
import { startTracing } from '#api/platform/tracing/startTracing.ts';
import { startServer } from '#api/server.ts';
import { SECOND_MS } from '#common/time.ts';
import { endOnSignals } from '../cli/endOnSignals.ts';
import { progressDisplay } from '../cli/progress.ts';
import { oneSentence } from '../cli/sentence.ts';

// The server: ready line on stdout, its log on stderr, SIGTERM and SIGINT drain and exit 0.
const ending = endOnSignals(0);
try {
  const config = readConfig(process.env);
  const endTracing = config.otlpEndpoint === null ? null : await startTracing(config.otlpEndpoint);
  const db = await openDatabase(config, servingLimits(config), createLog());
  const display = progressDisplay(process.stderr);
  const importing = connect(db.url, IMPORTING);
  await prepareData(importing, { config, progress: display.progress }).finally(() => importing.close());
  display.stop();
  const server = await startServer(config, { db, watch: process.env['DEV'] === '1' });
  let isStopping = false;
  const stop = (graceMs: number) => {
    if (isStopping) return;
    isStopping = true;
    const closed = server.close(graceMs).then(() => endTracing?.());
    void closed.then(
      () => process.exit(0),
      (error: unknown) => {
        createLog().error({ error }, 'the server did not close cleanly');
        process.exit(1);
      },
    );
  };
  ending.release();
  // As in `endOnSignals`, a signal may come twice.
  process.on('SIGTERM', () => stop(config.shutdownGraceS * SECOND_MS));
  // A key at the terminal: no balancer has to notice.
  process.on('SIGINT', () => stop(0));
  console.log(`ready on ${server.url}`);
  if (await isStarterSet({ db, version: await liveVersion(db, Date.now()) }))
    console.log('This is the starter set: `npm run data -- finland` brings the whole country.');
} catch (error) {
  if (!ending.isEnding) {
    console.error(oneSentence(error));
    process.exit(1);
  }
}
