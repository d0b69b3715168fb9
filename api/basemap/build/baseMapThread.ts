import { parentPort, workerData } from 'node:worker_threads';
import { openEmbeddedMap } from '#api/basemap/land/embeddedMap.ts';
import { readBaseMap } from '#api/basemap/read/readBaseMap.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { ImportInputError, type Progress } from '#api/platform/reading.ts';
import { findLand } from './baseMapWork.ts';
import { collectFeatures, drawBucket } from './drawBucket.ts';
import { featureSpool, storedFeatures } from './spool.ts';
import { type DrawRequest, packed, type ThreadMessage, type ThreadTask } from './threadMessages.ts';

// A thread of the base map (threadedWork.ts): reads the file or draws buckets, and says so to the thread of the import.

const port = parentPort;
if (port === null) throw new Error('This program is a thread of an import.');
const post = (message: ThreadMessage, moved: readonly ArrayBuffer[] = []) => port.postMessage(message, moved);

async function read({ file, area, descriptor }: Extract<ThreadTask, { task: 'read' }>): Promise<void> {
  const input = await readBaseMap(file, { progress: now(), ...(area && { area }) });
  post({ kind: 'opened', bounds: input.bounds, dataDate: input.dataDate });
  const spool = featureSpool({ descriptor });
  const collected = await collectFeatures(input, spool);
  post({ kind: 'collected', ...collected, index: await spool.finish() });
}

async function draw({ coast, index, bounds, descriptor }: Extract<ThreadTask, { task: 'draw' }>): Promise<void> {
  const embedded = await openEmbeddedMap(projectRoot, bounds);
  const land = findLand(coast, { bounds, embedded, progress: now() });
  const ground = { land, bounds, embedded, spool: storedFeatures(descriptor, index) };
  post({ kind: 'land', cells: land.cells });
  let before: Promise<unknown> = Promise.resolve();
  port?.on('message', ({ number, bucket }: DrawRequest) => {
    // One after the other: two buckets at a time would need twice the memory, and are no faster.
    before = before
      .then(() => drawBucket(bucket, ground))
      .then((drawn) => {
        const message = packed(drawn);
        post({ kind: 'drawn', number, ...message }, [message.bodies.buffer]);
      })
      .catch(fail);
  });
}

function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  post({ kind: 'failed', message, isInput: error instanceof ImportInputError });
}

const EVERY_MS = 100;

/** Progress for the thread of the import, not more often than it can be seen. */
function now(): Progress {
  let [last, told] = ['', 0];
  return (step, done, total, unit) => {
    const time = performance.now();
    if (step === last && done !== total && time - told < EVERY_MS) return;
    [last, told] = [step, time];
    post({ kind: 'progress', step, done, total, unit });
  };
}

const task: ThreadTask = workerData;
await (task.task === 'read' ? read(task) : draw(task)).catch(fail);
