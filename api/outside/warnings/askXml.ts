import { type HttpOptions, type StreamedAnswer, streamBytes } from '#api/platform/http/httpClient.ts';
import type { Validators } from '#api/platform/http/validators.ts';
import { HOUR_MS } from '#common/time.ts';
import type { XmlElements } from './xmlElements.ts';

/** Clocks differ by minutes; what is dated further ahead is wrong, here or there. */
export const CLOCKS_DIFFER_MS = HOUR_MS;

const ACCEPT = 'application/rss+xml, application/atom+xml, application/cap+xml, application/xml, text/xml';

export interface XmlQuestion extends Pick<HttpOptions, 'timeoutMs' | 'maxBytes'> {
  readonly since?: Validators;
}

/**
 * Asks the service, whose answer goes to `reading` while it comes. Throws HttpError, or Error where a clock is wrong.
 */
export async function askXml(
  url: URL,
  reading: Pick<XmlElements, 'write'>,
  question: XmlQuestion,
): Promise<StreamedAnswer> {
  const answer = await streamBytes(url, (chunk) => reading.write(chunk), { accept: ACCEPT, ...question });
  // With a clock that is hours wrong, ours or theirs, warnings would begin late or end early.
  if (answer.date !== null && Math.abs(Number(answer.date) - Date.now()) > CLOCKS_DIFFER_MS)
    throw new Error('the clocks of the service and of this server differ by more than an hour');
  return answer;
}
