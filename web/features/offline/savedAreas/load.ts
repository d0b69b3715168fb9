import type { Fetching } from './fetchFile.ts';
import { staged } from './staging.ts';
import { STAGING_CACHE } from './stagingCache.ts';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Reads files through the staging cache, adds up their sizes and reports the progress. */
export interface Load {
  /** The parsed content of a JSON file. */
  readonly json: <T>(path: string) => Promise<T>;
  /** The size of a file. */
  readonly bytesOf: (path: string) => Promise<number>;
  /** Size of all files that have been read. */
  readonly bytes: () => number;
  /** Reports that one more file is done. */
  readonly count: () => void;
  /** Adds files to the total of the progress. */
  readonly expect: (files: number) => void;
}

export async function openLoad(
  fetching: Fetching,
  files: number,
  onProgress: (progress: Progress) => void,
): Promise<Load> {
  const staging = await caches.open(STAGING_CACHE);
  let [bytes, done, total] = [0, 0, files];
  onProgress({ done, total });
  return {
    async json<T>(path: string): Promise<T> {
      const buffer = await (await staged(staging, path, fetching)).arrayBuffer();
      bytes += buffer.byteLength;
      const body: T = JSON.parse(new TextDecoder().decode(buffer));
      return body;
    },
    async bytesOf(path) {
      const { byteLength } = await (await staged(staging, path, fetching)).arrayBuffer();
      bytes += byteLength;
      return byteLength;
    },
    bytes: () => bytes,
    count: () => onProgress({ done: ++done, total }),
    expect: (added) => void (total += added),
  };
}
