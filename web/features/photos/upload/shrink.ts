import type { Need } from './pictureSize.ts';
import type { ShrinkRequest, Shrunk } from './shrinkWorker.ts';

/** A picture as it is sent. */
export interface Prepared {
  readonly file: Blob;
  /** A small square of it; null where this browser cannot read it, and the server decides. */
  readonly preview: Blob | null;
}

/** A browser that needs longer than this sends the file as it is. */
const TIMEOUT_MS = 30_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a file no larger than needed, upright and without metadata; one at a time, since each takes hundreds of
 * megabytes of memory. What this browser cannot read stays as it is.
 */
export function prepare(file: Blob, need: Need): Promise<Prepared> {
  const prepared = last.then(async (): Promise<Prepared> => {
    const shrunk = await inWorker({ file, need }).catch(() => null);
    return { file: shrunk?.smaller ?? file, preview: shrunk?.preview ?? null };
  });
  last = prepared;
  return prepared;
}

/** With a worker for each file: what it has taken is given back when it ends. */
async function inWorker(request: ShrinkRequest): Promise<Shrunk | null> {
  const worker = new Worker(new URL('./shrinkWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Shrunk | null>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('too slow')), TIMEOUT_MS);
      worker.addEventListener('message', ({ data }: MessageEvent<Shrunk | null>) => {
        clearTimeout(timer);
        resolve(data);
      });
      worker.addEventListener('error', () => {
        clearTimeout(timer);
        reject(new Error('the worker failed'));
      });
      worker.postMessage(request, []);
    });
  } finally {
    worker.terminate();
  }
}
