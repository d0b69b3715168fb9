import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request as it goes over the wire. */
export interface MadeRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Far more than any answer takes on a busy machine. */
const PATIENCE_MS = 10_000;
/**
 * Bytes. The server may answer and close before it has read a longer body; the client then sees a broken connection.
 */
const LONG_BODY = 50_000;

/** Characters; Node's limit of a head is 16,384. */
const LONG_PATH = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/**
 * Sends a request and answers what comes, with its body as it is; null where the server closed the connection on a long
 * body. Throws when nothing comes in ten seconds, or the connection breaks.
 */
export async function send(origin: string, made: MadeRequest): Promise<RawAnswer | null> {
  const first = await sendOnce(origin, made);
  const answer = first === 'closed' ? await sendOnce(origin, made) : first;
  if (answer === 'closed') throw new Error('the server closed two connections');
  return answer;
}

/** `closed` where the server has closed a keep-alive connection, as it may at any time. */
function sendOnce(origin: string, made: MadeRequest): Promise<RawAnswer | 'closed' | null> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const isLong = (made.body?.length ?? 0) > LONG_BODY;
    const failed = (error: Error) => (isLong ? resolve(null) : reject(error));
    // Node's client would send a body after HEAD or GET without its length, where the next request would begin.
    const length = made.body === null ? {} : { 'content-length': String(Buffer.byteLength(made.body)) };
    const headers = { ...made.headers, ...length };
    const path = printable(made.path);
    // Node's parser refuses such a head before there is a request, with a body that no client expects after HEAD.
    const isRefused = path.length > LONG_PATH || /[^\u0021-\u007e]/.test(path);
    const method = made.method === 'HEAD' && isRefused ? 'GET' : made.method;
    const sent = request({ hostname, port, agent, method, path, headers }, (response) => {
      buffer(response).then((body) => {
        clearTimeout(timer);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      }, failed);
    });
    const timer = setTimeout(() => {
      sent.destroy();
      reject(new Error(`no answer in ${PATIENCE_MS / 1000} s`));
    }, PATIENCE_MS);
    sent.once('error', (error) => {
      clearTimeout(timer);
      if (sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET') resolve('closed');
      else failed(error);
    });
    sent.end(made.body ?? undefined);
  });
}

/** Node's client refuses paths with other characters than these. */
function printable(path: string): string {
  return path.replace(/[^\u0021-\u00ff]/gu, escaped);
}

/** A text as a part of a path; what is no character becomes the sign for that. */
export function escaped(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

export function closeConnections(): void {
  agent.destroy();
}

/** A request as somebody could type it. */
export function written({ method, path, headers, body }: MadeRequest): string {
  const shown =
    body === null ? [] : ['', typeof body === 'string' ? body : `${body.length} bytes: ${body.toString('base64')}`];
  return [
    `${method} ${printable(path)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...shown,
  ]
    .join('\n')
    .slice(0, 4000);
}
