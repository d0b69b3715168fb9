import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dropPart, md5Of, readStored, sizeOf, type StoredFile, storedFile } from './downloadFiles.ts';
import { type DownloadOptions, fetchOnce } from './downloadOnce.ts';
import { HttpError, nameOf, PassingError } from './httpFaults.ts';
import { NO_VALIDATORS, validatorsOf } from './validators.ts';

const DEFAULTS: DownloadOptions = {
  progress: () => undefined,
  md5: null,
  headers: {},
  refusedTypes: ['text/html'],
  reserve: 500_000_000,
  windowMs: 30_000,
  minBytes: 30_000,
  attempts: 5,
  retryDelayMs: 2_000,
  maxRetryAfterMs: 120_000,
};

export interface Downloaded {
  readonly file: string;
  readonly bytes: number;
  readonly md5: string;
  /** False where the file is the one of an earlier download. */
  readonly isNew: boolean;
}

/**
 * Downloads a file, or goes on where an earlier call, also of a process that was killed, broke off. A file that is
 * there already is asked for only if it changed, and stays until its successor is whole and of the right checksum.
 * Throws HttpError with one clause.
 */
export async function download(url: URL, file: string, options: Partial<DownloadOptions> = {}): Promise<Downloaded> {
  const settings = { ...DEFAULTS, ...options };
  await mkdir(path.dirname(file), { recursive: true });
  const known = await readStored(`${file}.json`, storedFile);
  const last = known?.url === url.href && (await sizeOf(file)) === known.bytes ? known : null;
  if (last !== null && settings.md5 !== null && settings.md5 === last.md5) return { ...last, file, isNew: false };
  // A file with a known checksum that is not this one has changed, whatever the server's caches say.
  const answer = await fetchAll(url, file, settings.md5 === null ? last : null, settings);
  if (answer === 'unchanged' && last !== null) return { ...last, file, isNew: false };
  const bytes = await sizeOf(`${file}.part`);
  const md5 = await md5Of(`${file}.part`);
  if (settings.md5 !== null && md5 !== settings.md5) {
    await dropPart(file);
    throw new HttpError(`${nameOf(url)} is not the file that its checksum is of`, { status: null });
  }
  const validators = answer === 'unchanged' ? NO_VALIDATORS : validatorsOf(answer);
  const stored: StoredFile = { url: url.href, ...validators, bytes, md5 };
  await rename(`${file}.part`, file);
  await writeFile(`${file}.json`, JSON.stringify(stored));
  await rm(`${file}.part.json`, { force: true });
  return { file, bytes, md5, isNew: last?.md5 !== md5 };
}

/** Tries until the part is whole; answers the headers of its last answer, or that the file has not changed. */
async function fetchAll(
  url: URL,
  file: string,
  last: StoredFile | null,
  settings: DownloadOptions,
): Promise<Headers | 'unchanged'> {
  let restarts = 0;
  for (let attempt = 1; ; attempt += 1) {
    const before = await sizeOf(`${file}.part`);
    try {
      return await fetchOnce(url, file, last, settings);
    } catch (error) {
      if (!(error instanceof PassingError)) throw error;
      if ((await sizeOf(`${file}.part`)) - before >= settings.minBytes) attempt = 0;
      // The part was dropped. Without a limit of their own such tries would never end between those that progress.
      if (error.status === 206) restarts += 1;
      const tries = Math.max(attempt, restarts);
      if (tries >= settings.attempts)
        throw new HttpError(`${nameOf(url)} ${error.message} (tried ${tries} times)`, { status: null, cause: error });
      const backoff = settings.retryDelayMs * 2 ** Math.max(attempt - 1, 0);
      await pause(Math.max(backoff, Math.min(error.retryAfterMs, settings.maxRetryAfterMs)));
    }
  }
}
