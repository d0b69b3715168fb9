import { type ClientRequest, request } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RateLimitedError } from '#api/domain/core/errors.ts';
import { readBodies } from './longBodies.ts';

const LIMITS = { anyone: 10, some: 100, atOnce: 2 } as const;

let app: FastifyInstance;
let url: string;
/** Called when a long body has begun. */
let begins: () => void;

beforeEach(async () => {
  begins = () => undefined;
  app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply
      .code(error instanceof RateLimitedError ? 429 : Number(Reflect.get(Object(error), 'statusCode') ?? 500))
      .send(),
  );
  readBodies(app, ['text/x'], {
    ...LIMITS,
    longSender: async ({ headers: { from = null } }) => {
      // After the server has noted that this body is being read.
      setImmediate(() => begins());
      return from;
    },
  });
  app.post('/', async ({ body }) => `${String(body).length}`);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

interface Sending {
  readonly sent: ClientRequest;
  readonly status: Promise<number>;
}

function send(from: string | null, bytes: number): Sending {
  const sent = request(url, {
    method: 'POST',
    headers: { 'content-type': 'text/x', 'content-length': bytes, ...(from !== null && { from }) },
  });
  const status = new Promise<number>((resolve, reject) => {
    sent.once('response', (response) => resolve(response.resume().statusCode ?? 0)).once('error', reject);
  });
  return { sent, status };
}

function whole(from: string | null, bytes: number): Promise<number> {
  const { sent, status } = send(from, bytes);
  sent.end('x'.repeat(bytes));
  return status;
}

/** A body that has become long and has not ended. */
async function unended(from: string): Promise<Sending> {
  const begun = new Promise<void>((resolve) => {
    begins = resolve;
  });
  const sending = send(from, 50);
  sending.sent.write('x'.repeat(20));
  await begun;
  return sending;
}

test('anybody may send short bodies, some senders longer ones, nobody the longest', async () => {
  expect(await Promise.all([whole(null, 10), whole(null, 11), whole('Aino', 11), whole('Matti', 101)])).toEqual([
    200, 413, 200, 413,
  ]);
});

test('one sender may send one long body at a time, and short ones beside it', async () => {
  const first = await unended('Aino');
  expect(await Promise.all([whole('Aino', 50), whole('Aino', 10), whole('Matti', 50)])).toEqual([429, 200, 200]);
  first.sent.end('x'.repeat(30));
  expect(await first.status).toBe(200);
  expect(await whole('Aino', 50)).toBe(200);
});

test('only a limited number of long bodies is read at a time, from all senders together', async () => {
  const [first, second] = [await unended('Aino'), await unended('Matti')];
  expect(await whole('Liisa', 50)).toBe(429);
  first.sent.destroy();
  await expect(first.status).rejects.toThrow();
  await expect.poll(() => whole('Liisa', 50)).toBe(200);
  second.sent.end('x'.repeat(30));
  expect(await second.status).toBe(200);
});
