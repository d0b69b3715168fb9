import { asHttpError, statusError, takeBody } from './httpAnswers.ts';
import { USER_AGENT } from './httpClient.ts';
import { HttpError, nameOf } from './httpFaults.ts';

export interface RangeOptions {
  readonly offset: number;
  readonly length: number;
  /** For headers and body together. */
  readonly timeoutMs: number;
  /** Longer ranges are not asked for. */
  readonly maxBytes: number;
}

export interface Range {
  /** Fewer than were asked for where the file ends before. */
  readonly bytes: Uint8Array;
  /** By which the server tells one content of the file from another; null where it does not. */
  readonly etag: string | null;
}

const PARTIAL = 206;

/** A part of a file of another server, by one try. Throws HttpError, also where the server does not know ranges. */
export async function getRange(url: URL, { offset, length, timeoutMs, maxBytes }: RangeOptions): Promise<Range> {
  if (length > maxBytes) throw new HttpError(`${nameOf(url)} has a part of ${length} bytes`, { status: null });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const range = `bytes=${offset}-${offset + length - 1}`;
    const answer = await fetch(url, { signal, redirect: 'error', headers: { range, 'user-agent': USER_AGENT } });
    if (answer.status !== PARTIAL) {
      await answer.body?.cancel();
      if (!answer.ok) throw statusError(url, answer);
      throw new HttpError(`${nameOf(url)} does not answer ranges of files`, { status: answer.status });
    }
    const chunks: Uint8Array[] = [];
    const limits = { types: [], answerStatuses: [PARTIAL], maxBytes: length };
    await takeBody(url, answer, limits, (chunk) => void chunks.push(chunk));
    return { bytes: Buffer.concat(chunks), etag: answer.headers.get('etag') };
  } catch (error) {
    throw asHttpError(error, { url, signal, timeoutMs });
  }
}
