import { parentPort, workerData } from 'node:worker_threads';
import { openEmbeddedMap } from '#api/basemap/land/embeddedMap.ts';
import { readBaseMap, readSecondHalf } from '#api/basemap/read/readBaseMap.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { ImportInputError, type Progress } from '#api/platform/reading.ts';
import { findLand } from './baseMapWork.ts';
import { collectFeatures, type CollectedPart, joined } from './collect.ts';
import { drawBucket } from './drawBucket.ts';
import { featureSpool, storedFeatures } from './spool.ts';
import { type DrawRequest, packed, type ThreadMessage, type ThreadTask } from './threadMessages.ts';
import { Thread } from './threads.ts';

// A thread of the base map (threadedWork.ts): reads the file or draws buckets, and says so to the thread of the import.

const port = parentPort;
if (port === null) throw new Error('This program is a thread of an import.');
const post = (message: ThreadMessage, moved: readonly ArrayBuffer[] = []) => port.postMessage(message, moved);

type Task<T extends ThreadTask['task']> = Extract<ThreadTask, { task: T }>;

/** Reads the file, the second half of it by a helper where it may have one. */
async function read({ file, area, descriptor, helper }: Task<'read'>): Promise<void> {
  const helping: Promise<CollectedPart>[] = [];
  const input = await readBaseMap(file, {
    progress: now(),
    ...(area && { area }),
    ...(helper && {
      onLocated: (rest) => {
        const task = { file, area, descriptor: helper.descriptor, bounds: input.bounds, rest };
        const thread = new Thread(helper.threads, { task: 'read second half', ...task }, () => undefined);
        const second = thread.next('collected half');
        // An error is reported when the first half is read.
        second.catch(() => undefined);
        helping.push(second);
      },
    }),
  });
  const { bounds } = input;
  post({ kind: 'opened', bounds, dataDate: input.dataDate });
  const first = await collectFeatures(input, featureSpool({ descriptor }));
  post({ kind: 'collected', ...joined([first, ...(await Promise.all(helping))], bounds) });
}

async function readSecond({ file, area, descriptor, bounds, rest }: Task<'read second half'>): Promise<void> {
  const features = readSecondHalf(file, rest, { progress: () => undefined, ...(area && { area }) });
  const half = await collectFeatures({ features, bounds }, featureSpool({ descriptor }));
  post({ kind: 'collected half', ...half });
}

async function draw({ coast, spools, bounds }: Task<'draw'>): Promise<void> {
  const embedded = await openEmbeddedMap(projectRoot, bounds);
  const land = findLand(coast, { bounds, embedded, progress: now() });
  const ground = { land, bounds, embedded, spool: storedFeatures(spools) };
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

function run(asked: ThreadTask): Promise<void> {
  if (asked.task === 'read') return read(asked);
  return asked.task === 'draw' ? draw(asked) : readSecond(asked);
}

function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  post({ kind: 'failed', message, isInput: error instanceof ImportInputError });
}

const EVERY_MS = 100;

/** Progress for the thread of the import, not more often than it can be seen. */
function now(): Progress {
  let [last, sentAt] = ['', 0];
  return (step, done, total, unit) => {
    const time = performance.now();
    if (step === last && done !== total && time - sentAt < EVERY_MS) return;
    [last, sentAt] = [step, time];
    post({ kind: 'progress', step, done, total, unit });
  };
}

const task: ThreadTask = workerData;
await run(task).catch(fail);
