import { USER_AGENT } from './httpClient.ts';
import { HttpError, nameOf, PassingError, reasonOf, retryAfterMs } from './httpFaults.ts';

const TIMEOUT_MS = 10_000;

/** One POST of JSON, without retries; redirects are not followed. Throws HttpError for anything but a 2xx answer. */
export async function postJson(url: URL, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      signal,
      redirect: 'manual',
      headers: { ...headers, 'content-type': 'application/json', 'user-agent': USER_AGENT },
      body: JSON.stringify(body),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const { status } = answer;
    const message = `${nameOf(url)} answered with status ${status}`;
    throw status === 429 || status >= 500
      ? new PassingError(message, { status, retryAfterMs: retryAfterMs(answer) })
      : new HttpError(message, { status });
  } catch (error) {
    if (error instanceof HttpError) throw error;
    const reason = signal.aborted
      ? `did not answer within ${TIMEOUT_MS / 1000} s`
      : `could not be reached: ${reasonOf(error)}`;
    throw new PassingError(`${nameOf(url)} ${reason}`, { status: null, isTimeout: signal.aborted, cause: error });
  }
}
