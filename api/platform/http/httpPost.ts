import { asHttpError, statusError, takeBody } from './httpAnswers.ts';
import { USER_AGENT } from './httpClient.ts';
import { HttpError, nameOf } from './httpFaults.ts';

const TIMEOUT_MS = 10_000;
const ANSWER_MAX_BYTES = 2 ** 20;

type Headers = Readonly<Record<string, string>>;

/** One POST of JSON, without retries; redirects are not followed. Throws HttpError for anything but a 2xx answer. */
export async function postJson(url: URL, body: unknown, headers: Headers = {}): Promise<void> {
  await post(url, JSON.stringify(body), { ...headers, 'content-type': 'application/json' });
}

/** The parsed JSON of the answer to a POST of JSON, as `postJson`. Throws HttpError for an answer that is none too. */
export async function postForJson(url: URL, body: unknown, headers: Headers = {}): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  const asJson = { ...headers, 'content-type': 'application/json', accept: 'application/json' };
  await send(url, JSON.stringify(body), asJson, (answer) =>
    takeBody(url, answer, { types: [], answerStatuses: [201], maxBytes: ANSWER_MAX_BYTES }, (chunk) => {
      chunks.push(chunk);
    }),
  );
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch (error) {
    throw new HttpError(`${nameOf(url)} answered something other than JSON`, { status: null, cause: error });
  }
}

/** One POST, as `postJson`; the headers say what the body is. */
export async function post(url: URL, body: string | Uint8Array<ArrayBuffer>, headers: Headers): Promise<void> {
  await send(url, body, headers, async (answer) => {
    await answer.body?.cancel();
    if (!answer.ok) throw statusError(url, answer);
  });
}

async function send(
  url: URL,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Headers,
  read: (answer: Response) => Promise<void>,
): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const all = { ...headers, 'user-agent': USER_AGENT };
    await read(await fetch(url, { method: 'POST', signal, redirect: 'manual', headers: all, body }));
  } catch (error) {
    throw asHttpError(error, { url, signal, timeoutMs: TIMEOUT_MS });
  }
}
