import { type ClientRequest, request } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginLongBody, endSlowRequests } from './patience.ts';

const REQUEST_MS = 1000;
const PROGRESS_MS = 500;
/** More than has to come in PROGRESS_MS. */
const CHUNK = 10_000;

let app: FastifyInstance;
let url: string;
/** Of the bodies that are being read. */
let bytes: number;
/** Called when more of them is there. */
let comes: () => void;
/** Called when a body is about to be read. */
let begins: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  bytes = 0;
  app = Fastify();
  endSlowRequests(app, { requestMs: REQUEST_MS, progressMs: PROGRESS_MS });
  app.addContentTypeParser('text/x', (_request, _payload, done) => done(null));
  app.post<{ Params: { kind: string } }>('/:kind', async (asked) => {
    if (asked.params.kind === 'file') beginLongBody(asked);
    begins();
    for await (const chunk of asked.raw) {
      bytes += Buffer.from(chunk).length;
      comes();
    }
    return 'whole';
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

async function begin(kind: string): Promise<{ readonly sent: ClientRequest; readonly status: Promise<number | null> }> {
  const begun = new Promise<void>((resolve) => {
    begins = resolve;
  });
  const sent = request(`${url}/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'text/x', 'transfer-encoding': 'chunked' },
  });
  const status = new Promise<number | null>((resolve) => {
    sent.once('response', (response) => resolve(response.resume().statusCode ?? 0)).once('error', () => resolve(null));
  });
  sent.flushHeaders();
  await begun;
  return { sent, status };
}

/** Sends so many bytes, and waits until they are there. */
async function send(sent: ClientRequest, count: number): Promise<void> {
  const goal = bytes + count;
  const there = new Promise<void>((resolve) => {
    comes = () => bytes >= goal && resolve();
  });
  sent.write('x'.repeat(count));
  await there;
}

test('a file that makes progress may take longer than other requests', async () => {
  const { sent, status } = await begin('file');
  for (let at = 0; at < 6; at += 1) {
    await send(sent, CHUNK);
    vi.advanceTimersByTime(PROGRESS_MS);
  }
  sent.end();
  expect(await status).toBe(200);
});

test('a file that progresses by a few bytes only is ended', async () => {
  const { sent, status } = await begin('file');
  for (const count of [CHUNK, 100]) {
    await send(sent, count);
    vi.advanceTimersByTime(PROGRESS_MS);
  }
  expect(await status).toBe(null);
});

test('any other request is ended after its time, also when it makes progress', async () => {
  const { sent, status } = await begin('other');
  await send(sent, CHUNK);
  vi.advanceTimersByTime(REQUEST_MS);
  expect(await status).toBe(null);
});
