import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#api/platform/paths.ts';
import { ImportInputError, type Skipped } from '#api/platform/reading.ts';

/** Everything a reader yields. */
export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/**
 * The sentence with which reading ends, without the folder of the file; a text that says so when it does not end with
 * an ImportInputError.
 */
export async function faultOf(reading: Promise<unknown>, folder: string): Promise<string> {
  const error: unknown = await reading.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ImportInputError
    ? error.message.replaceAll(`${folder}/`, '')
    : `no input error: ${String(error)}`;
}

/** Options of a reader that collect the skipped records. */
export function listener(): { skipped: Skipped[]; onSkip: (skip: Skipped) => void; progress: () => void } {
  const skipped: Skipped[] = [];
  return { skipped, onSkip: (skip) => skipped.push(skip), progress: () => undefined };
}

/**
 * Path of a real data file beside the project, and whether it is there: tests that read it are skipped where it is not.
 */
export function sharedData(name: string): { readonly file: string; readonly missing: boolean } {
  const file = path.join(projectRoot, '..', 'shared', 'data', name);
  const missing = !existsSync(file);
  if (missing) process.stderr.write(`Skipped: the tests that read ../shared/data/${name}, which is not there.\n`);
  return { file, missing };
}
