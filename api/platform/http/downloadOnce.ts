import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { DAY_MS } from '#common/time.ts';
import { checkRoom, dropPart, isDiskFull, readStored, sizeOf, type StoredFile, storedPart } from './downloadFiles.ts';
import { USER_AGENT } from './httpClient.ts';
import { HttpError, nameOf, PassingError, reasonOf, retryAfterMs } from './httpFaults.ts';
import { conditionsOf, NO_VALIDATORS } from './validators.ts';

/** Longer than the largest file takes over the slowest line that is worth waiting for. */
const LONGEST_MS = DAY_MS;

export interface DownloadOptions {
  /** Called with the bytes so far and those announced; null where the server announces none. */
  readonly progress: (done: number, total: number | null) => void;
  /** MD5 of the whole file, hexadecimal, as its publisher states it; null = unknown. */
  readonly md5: string | null;
  /** Headers besides, such as a key; they go to no other host. */
  readonly headers: Readonly<Record<string, string>>;
  /** Media types that are no such file: a page of an error that is sent as if it were the file. */
  readonly refusedTypes: readonly string[];
  /** Bytes that stay free on the disk. */
  readonly reserve: number;
  /** A connection that brings fewer than `minBytes` in this time is given up. */
  readonly windowMs: number;
  readonly minBytes: number;
  /** Tries without any progress; after some progress they are counted anew. */
  readonly attempts: number;
  /** Pause before the second try; it doubles before each further one. */
  readonly retryDelayMs: number;
  readonly maxRetryAfterMs: number;
}

interface Saving {
  readonly from: number;
  readonly total: number | null;
  readonly ending: AbortController;
  readonly settings: DownloadOptions;
}

/**
 * One try: the rest of a part, or the whole file; answers the headers, or that the file has not changed. Throws
 * PassingError where another try may go on, HttpError where none would.
 */
export async function fetchOnce(
  url: URL,
  file: string,
  last: StoredFile | null,
  settings: DownloadOptions,
): Promise<Headers | 'unchanged'> {
  const part = await readStored(`${file}.part.json`, storedPart);
  const begun = part?.url === url.href && part.validator !== null ? await sizeOf(`${file}.part`) : 0;
  const ending = new AbortController();
  const wanted =
    begun > 0 && part?.validator
      ? { range: `bytes=${begun}-`, 'if-range': part.validator }
      : conditionsOf(last ?? NO_VALIDATORS);
  try {
    // A part of a packed answer could not be put together.
    const headers = { ...settings.headers, 'user-agent': USER_AGENT, 'accept-encoding': 'identity', ...wanted };
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(LONGEST_MS)]);
    const answer = await fetch(url, { signal, headers });
    if (answer.status === 304) return 'unchanged';
    if (answer.status === 416) {
      await dropPart(file);
      throw new PassingError('has another length than before', { status: 416 });
    }
    refuse(url, answer, settings);
    await append(url, answer, file, { begun, ending, settings });
    return answer.headers;
  } catch (error) {
    throw faultOf(error, ending.signal);
  }
}

function faultOf(error: unknown, ending: AbortSignal): unknown {
  if (error instanceof HttpError) return error;
  if (isDiskFull(error)) return new HttpError('the disk is full', { status: null, cause: error });
  const message = ending.aborted ? 'sends too slowly' : `broke off: ${reasonOf(error)}`;
  return new PassingError(message, { status: null, cause: error });
}

/** Writes an answer behind what is there of the file, or in its place where the answer begins at the beginning. */
async function append(
  url: URL,
  answer: Response,
  file: string,
  { begun, ...saving }: Omit<Saving, 'from' | 'total'> & { readonly begun: number },
): Promise<void> {
  const { from, total } = await placeOf(answer, file, begun);
  await checkRoom(file, (total ?? 0) - from, saving.settings.reserve);
  const to = await open(`${file}.part`, from === 0 ? 'w' : 'a');
  try {
    // After the old bytes are gone: a kill in between must not leave them under the name of the new file.
    await writeFile(`${file}.part.json`, JSON.stringify({ url: url.href, validator: strongValidator(answer.headers) }));
    await save(answer, to, { from, total, ...saving });
  } finally {
    await to.close();
  }
}

async function save(answer: Response, to: FileHandle, { from, total, ending, settings }: Saving): Promise<void> {
  const { progress, windowMs, minBytes } = settings;
  let done = from;
  let before = done;
  const watch = setInterval(() => {
    if (done - before < minBytes) ending.abort();
    before = done;
  }, windowMs);
  try {
    for await (const chunk of answer.body ?? []) {
      await to.writeFile(chunk);
      done += chunk.length;
      progress(done, total);
    }
  } finally {
    clearInterval(watch);
  }
  if (total !== null && done < total)
    throw new PassingError(`broke off after ${done} of ${total} bytes`, { status: null });
  if (total !== null && done > total)
    throw new HttpError(`the answer is longer than the ${total} bytes announced`, { status: null });
}

/** Throws for an answer that is no part of the file. */
function refuse(url: URL, answer: Response, { refusedTypes }: DownloadOptions): void {
  const { status, headers } = answer;
  if (status === 429 || status >= 500)
    throw new PassingError(`answered with status ${status}`, { status, retryAfterMs: retryAfterMs(answer) });
  if (status !== 200 && status !== 206)
    throw new HttpError(`${nameOf(url)} answered with status ${status}`, { status: null });
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (refusedTypes.includes(type))
    throw new HttpError(`${nameOf(url)} answered with a page instead of a file`, { status: null });
  if (url.protocol === 'https:' && answer.url !== '' && !answer.url.startsWith('https:'))
    throw new HttpError(`${nameOf(url)} redirects to an address without encryption`, { status: null });
}

/**
 * Where an answer begins in the file, and the bytes of the whole file; null where they are not announced. Drops the
 * part and throws PassingError for an answer that is no certain continuation of it.
 */
async function placeOf(answer: Response, file: string, begun: number): Promise<Pick<Saving, 'from' | 'total'>> {
  if (answer.status !== 206) return { from: 0, total: lengthOf(answer) };
  // A server may send less than the rest (RFC 9110 §15.3.7): the length of the answer does not tell that of the file.
  const [, start, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? [];
  if (Number(start) === begun) return { from: begun, total: Number(total) };
  await answer.body?.cancel();
  await dropPart(file);
  throw new PassingError('answered with another part than was asked for', { status: 206 });
}

function lengthOf({ headers }: Response): number | null {
  const length = headers.get('content-length');
  return length !== null && /^\d+$/.test(length) ? Number(length) : null;
}

/** Tag or date by which a server recognises the same bytes; a weak tag does not. */
function strongValidator(headers: Headers): string | null {
  const etag = headers.get('etag');
  return etag !== null && !etag.startsWith('W/') ? etag : headers.get('last-modified');
}

/** The size that a server announces for a file; null where it announces none or gives no answer. */
export async function announcedBytes(url: URL): Promise<number | null> {
  const headers = { 'user-agent': USER_AGENT, 'accept-encoding': 'identity' };
  const answer = await fetch(url, { method: 'HEAD', headers, signal: AbortSignal.timeout(20_000) }).catch(() => null);
  const length = answer?.ok === true ? answer.headers.get('content-length') : null;
  return length === null ? null : Number(length);
}
