import { get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSlowReaders } from './slowReaders.ts';

const PROGRESS_MS = 500;
/** More than the buffers of a connection hold. */
const CHUNKS = 1000;
const CHUNK = Buffer.alloc(65_536, 'x');

let app: FastifyInstance;
let url: string;
/** The connection of the answer on the server's side. */
let sending: Socket | null;
let ended: Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  sending = null;
  app = Fastify();
  endSlowReaders(app, { progressMs: PROGRESS_MS });
  app.get('/export', async (_request, reply) => {
    sending = reply.raw.socket;
    ended = new Promise((resolve) => reply.raw.once('close', () => resolve()));
    return reply.send(Readable.from(Array.from({ length: CHUNKS }, () => CHUNK)));
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  vi.useRealTimers();
  app.server.closeAllConnections();
  await app.close();
});

const begun = () =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/export`, { agent: false }, (response) => resolve(response)).once('error', reject);
  });

/** Until nothing more fits into the buffers of the connection. */
const isStuck = () =>
  vi.waitFor(() => expect(sending?.writableLength).toBeGreaterThan(0), { timeout: 10_000, interval: 5 });

test('a client that stops reading is let go', async () => {
  const response = await begun();
  response.on('error', () => undefined);
  await isStuck();
  vi.advanceTimersByTime(2 * PROGRESS_MS);
  expect(sending?.destroyed).toBe(false);
  vi.advanceTimersByTime(PROGRESS_MS);
  await ended;
  expect(sending?.destroyed).toBe(true);
  response.destroy();
});

test('a client that goes on reading gets all of it, however many periods that takes', async () => {
  const response = await begun();
  let bytes = 0;
  for await (const chunk of response) {
    bytes += Buffer.from(chunk).length;
    // More than the kernel's buffers hold is read in each period.
    vi.advanceTimersByTime(PROGRESS_MS / 200);
  }
  expect(bytes).toBe(CHUNKS * CHUNK.length);
});

test('a client that takes a little at a time is let go after a quarter of an hour', async () => {
  const response = await begun();
  response.on('error', () => undefined);
  await isStuck();
  const socket = sending ?? expect.unreachable();
  let taken = 0;
  // Each period it has taken more than it has to.
  Object.defineProperty(socket, 'bytesWritten', { get: () => (taken += 10_000) + socket.writableLength });
  vi.advanceTimersByTime(899_000);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(2000);
  await ended;
  response.destroy();
});
