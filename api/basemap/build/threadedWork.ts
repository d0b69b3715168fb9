import { openNamelessFile } from '#api/platform/files/namelessFile.ts';
import type { Progress } from '#api/platform/reading.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import type { BaseMapWork } from './baseMapWork.ts';
import { byFreeDrawer } from './freeDrawer.ts';
import { type DrawTask, type Threads, unpacked } from './threadMessages.ts';
import { type AnswerOf, Thread } from './threads.ts';

export interface ThreadedOptions {
  readonly area: Bounds | null;
  readonly spoolFolder: string;
  readonly progress: Progress;
}

/**
 * Work in threads of its own, which begins to read the file at once. When a thread fails or dies, the next step fails
 * with its error.
 */
export interface ThreadedWork {
  /** Known when the first pass over the file is done. Throws ImportInputError. */
  opened(): Promise<BaseMapWork>;
  close(): Promise<void>;
}

/** Begins to read the file in a thread. */
export async function startThreads(file: string, threads: Threads, options: ThreadedOptions): Promise<ThreadedWork> {
  const { area, progress, spoolFolder } = options;
  const spool = await openNamelessFile(spoolFolder);
  // The place of a thread that will draw is free for one that reads.
  const second = threads.count > 1 ? await openNamelessFile(spoolFolder) : null;
  const helper = second && { threads, descriptor: second.descriptor };
  const reader = new Thread(threads, { task: 'read', file, area, descriptor: spool.descriptor, helper }, progress);
  const opened = quietly(reader.next('opened'));
  const collected = quietly(reader.next('collected'));
  const drawers: Thread[] = [];
  const close = async () => {
    await Promise.all([reader, ...drawers].map((thread) => thread.end()));
    spool.close();
    second?.close();
  };
  const collect = async () => {
    const answer = await collected;
    // Its memory goes with it.
    await reader.end();
    return answer;
  };
  const startDrawers = async (task: DrawTask) => {
    for (let i = 0; i < threads.count; i++)
      drawers.push(new Thread(threads, { task: 'draw', ...task }, i === 0 ? progress : () => undefined));
    const [land] = await Promise.all(drawers.map((drawer) => drawer.next('land')));
    if (land === undefined) throw new Error('No thread draws the base map');
    return land.cells;
  };
  return {
    close,
    opened: async () => workOf(await opened, { threads, close, collect, startDrawers, drawers }),
  };
}

interface Parts {
  readonly threads: Threads;
  readonly close: () => Promise<void>;
  readonly collect: () => Promise<AnswerOf<'collected'>>;
  readonly startDrawers: (task: DrawTask) => ReturnType<BaseMapWork['findLand']>;
  /** Filled by `startDrawers`. */
  readonly drawers: readonly Thread[];
}

function workOf(
  { bounds, dataDate }: AnswerOf<'opened'>,
  { threads, close, collect, startDrawers, drawers }: Parts,
): BaseMapWork {
  let task: DrawTask | null = null;
  const draw = byFreeDrawer(drawers, threads.count);
  return {
    bounds,
    dataDate,
    atOnce: threads.count,
    close,
    collect: async () => {
      const { coast, spools, read, used } = await collect();
      task = { coast, spools, bounds };
      return { read, used };
    },
    findLand: async () => {
      if (task === null) throw new Error('The land is asked for before the file is read');
      return startDrawers(task);
    },
    draw: async (bucket) => unpacked(await draw(bucket)),
  };
}

/** The promise, handled so that Node does not report its error before the next step awaits it. */
function quietly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
