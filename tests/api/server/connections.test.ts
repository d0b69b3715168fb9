import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { HELSINKI } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

// A crowd that holds connections and asks for nothing, or asks slowly: everybody else is served, and in the end it is
// let go.
const IDLE = 1000;
const SLOW = 200;
/** In place of our half minutes. */
const REQUEST_MS = 2000;
const PROGRESS_MS = 500;

let server: TestServer;
let crowd: readonly Socket[];

beforeAll(async () => {
  server = await startTestServer({ patience: { requestMs: REQUEST_MS, progressMs: PROGRESS_MS } });
  await publishHelsinki(server.db);
}, 60_000);

afterAll(async () => {
  for (const socket of crowd) socket.destroy();
  await server.stop();
});

function opened(count: number, text: string): Promise<Socket[]> {
  const { hostname, port } = new URL(server.url);
  const all = Array.from(
    { length: count },
    () =>
      new Promise<Socket>((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(text);
          resolve(socket);
        });
        socket.on('error', reject);
      }),
  );
  return Promise.all(all);
}

const isGone = (socket: Socket) => new Promise<void>((resolve) => socket.resume().once('close', () => resolve()));

describe(`${IDLE} idle and ${SLOW} slow connections`, () => {
  test('hold up nobody, and the slow ones are let go', async () => {
    const idle = await opened(IDLE, '');
    const body =
      'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{';
    const slow = await opened(SLOW, body);
    crowd = [...idle, ...slow];
    const gone = Promise.all(slow.map(isGone));
    const paths = ['/healthz', '/readyz', `/api/query/attractions?bbox=${HELSINKI.join(',')}`];
    const answers = await Promise.all(paths.map((asked) => fetch(server.url + asked)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    await gone;
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  }, 60_000);
});
