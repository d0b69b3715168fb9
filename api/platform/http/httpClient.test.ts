import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { getJson, getText, streamBytes } from './httpClient.ts';
import { HttpError } from './httpFaults.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A local server; `count` is the number of the request, from 1. */
async function serve(handler: Handler): Promise<{ url: URL; requests: () => number }> {
  let count = 0;
  const server = createServer((request, response) => handler(request, response, ++count));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = isAddress(address) ? address.port : 0;
  return { url: new URL(`http://127.0.0.1:${port}/v2/sites?key=secret`), requests: () => count };
}

function isAddress(address: unknown): address is AddressInfo {
  return typeof address === 'object' && address !== null && 'port' in address;
}

const quick = { retryDelayMs: 1, attempts: 3 };

async function failure(reading: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await reading.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof HttpError) return error;
  throw new Error(`no HttpError: ${String(error)}`);
}

describe('the outgoing client', () => {
  test('asks with its name, and gives the text of the answer', async () => {
    const server = await serve((request, response) =>
      response.end(`${request.headers['user-agent']} ${request.headers.accept} åäö`),
    );
    expect(await getText(server.url, quick)).toMatch(/^Taival\/\d+\.\d+\.\d+ \*\/\* åäö$/);
  });

  test('tries again after a 503 and a broken connection, and then gives the answer', async () => {
    const server = await serve((request, response, count) => {
      if (count === 1) response.writeHead(503).end();
      else if (count === 2) request.socket.destroy();
      else response.end('{"ok":true}');
    });
    expect(await getJson(server.url, quick)).toEqual({ ok: true });
    expect(server.requests()).toBe(3);
  });

  test('gives up after the last try, with one clause that does not contain the keys of the query', async () => {
    const server = await serve((_, response) => response.writeHead(502).end('<html>'));
    const error = await failure(getText(server.url, quick));
    expect(error.message).toBe(`${server.url.origin}/v2/sites answered with status 502 (tried 3 times)`);
    expect(error.status).toBe(502);
    expect(server.requests()).toBe(3);
  });

  test('does not try again where a further try cannot help', async () => {
    const server = await serve((_, response) => response.writeHead(404).end());
    expect((await failure(getText(server.url, quick))).message).toBe(
      `${server.url.origin}/v2/sites answered with status 404`,
    );
    expect(server.requests()).toBe(1);
  });

  test('waits as long as the service asks, within bounds', async () => {
    const server = await serve((_, response, count) =>
      count === 1 ? response.writeHead(429, { 'retry-after': '86400' }).end() : response.end('late'),
    );
    expect(await getText(server.url, { ...quick, maxRetryAfterMs: 5 })).toBe('late');
  });

  test('ends an answer that does not come in time', async () => {
    const server = await serve((_, response) => response.write('a beginning'));
    const error = await failure(getText(server.url, { timeoutMs: 50, attempts: 1 }));
    expect(error.message).toBe(`${server.url.origin}/v2/sites did not answer within 0.05 s`);
  });

  test('refuses an answer that is too large', async () => {
    const server = await serve((_, response) => response.end('x'.repeat(2000)));
    expect((await failure(getText(server.url, { ...quick, maxBytes: 1000 }))).message).toContain(
      'answered with more than 1000 bytes',
    );
    expect(server.requests()).toBe(1);
  });

  test('follows a redirect on the same host only', async () => {
    const other = await serve((_, response) => response.end('elsewhere'));
    const server = await serve((request, response) => {
      if (request.url?.startsWith('/v2/sites')) response.writeHead(301, { location: '/v2/moved' }).end();
      else if (request.url === '/v2/moved') response.end('moved');
      else response.writeHead(302, { location: other.url.href }).end();
    });
    expect(await getText(server.url, quick)).toBe('moved');
    const away = await failure(getText(new URL('/away', server.url), quick));
    expect(away.message).toBe(`${server.url.origin}/away redirects to another host, which is not followed`);
    expect(other.requests()).toBe(0);
  });

  test('ends a circle of redirects', async () => {
    const server = await serve((_, response) => response.writeHead(302, { location: '/round' }).end());
    expect((await failure(getText(server.url, quick))).message).toContain('redirects in a circle');
  });

  test('says so where nobody listens, and where the answer is no JSON', async () => {
    const server = await serve((_, response) => response.end('<html>'));
    expect((await failure(getJson(server.url, quick))).message).toBe(
      `${server.url.origin}/v2/sites answered something other than JSON`,
    );
    expect((await failure(getText(new URL('http://127.0.0.1:1/'), quick))).message).toContain('could not be reached');
  });

  test('hands an answer over while it comes, with its validators and its date', async () => {
    const date = 'Mon, 22 Jun 2026 06:00:00 GMT';
    const server = await serve((_, response) =>
      response.writeHead(200, { etag: '"one"', 'last-modified': date, date }).end('åäö'.repeat(100_000)),
    );
    let bytes = 0;
    expect(await streamBytes(server.url, (chunk) => void (bytes += chunk.length))).toEqual({
      isUnchanged: false,
      etag: '"one"',
      modified: date,
      date: new Date(date),
    });
    expect(bytes).toBe(600_000);
  });

  test('asks for an answer only where it has changed', async () => {
    const server = await serve((request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"one"' ? 304 : 200).end(),
    );
    const since = (etag: string) => ({ since: { etag, modified: null } });
    expect(await streamBytes(server.url, () => undefined, since('"one"'))).toMatchObject({ isUnchanged: true });
    expect(await streamBytes(server.url, () => undefined, since('"two"'))).toMatchObject({ isUnchanged: false });
    const unasked = await serve((_, response) => response.writeHead(304).end());
    expect((await failure(streamBytes(unasked.url, () => undefined))).status).toBe(304);
  });

  test('ends an answer that its reader cannot read, in one try', async () => {
    const server = await serve((_, response) => response.end('x'));
    const refuse = () => {
      throw new Error('it is no feed');
    };
    const error = await failure(streamBytes(server.url, refuse, quick));
    expect([error.message, error.cause]).toEqual([
      `${server.url.origin}/v2/sites answered with something that cannot be read`,
      new Error('it is no feed'),
    ]);
    expect(server.requests()).toBe(1);
  });
});
