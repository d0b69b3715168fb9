import { createServer, type Server } from 'node:http';
import { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConnectionError, LimitedError, ServerError } from '#web/data/requestErrors.ts';
import { fetchAsViewer } from './ownNetwork.ts';

const operation = {
  cacheID: 'abc',
  id: 'abc',
  metadata: {},
  name: 'TestQuery',
  operationKind: 'query',
  text: null,
} as const;

function openPageOf(origin: string) {
  const page: unknown = Reflect.get(window, 'happyDOM');
  if (!(page instanceof DetachedWindowAPI)) throw new Error('these tests run in happy-dom');
  page.setURL(origin);
}

describe('what belongs to one user', () => {
  let server: Server;
  let answer: { status: number; body: string; headers?: Record<string, string> };
  let asked: { method: string | undefined; body: string };

  beforeEach(async () => {
    server = createServer((incoming, response) => {
      let body = '';
      incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
      incoming.once('end', () => {
        asked = { method: incoming.method, body };
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    openPageOf(`http://127.0.0.1:${address.port}`);
  });

  afterEach(() => {
    openPageOf('http://localhost:3000');
    server.close();
  });

  test('is asked by POST, its variables not in the address', async () => {
    answer = { status: 200, body: '{"data":{"viewer":null}}' };
    await expect(fetchAsViewer(operation, { secret: 'x' }, {})).resolves.toEqual({ data: { viewer: null } });
    expect(asked).toEqual({ method: 'POST', body: '{"documentId":"abc","variables":{"secret":"x"}}' });
  });

  test.each([
    ['30', 30],
    [undefined, 60],
  ])('waits where the server says so: Retry-After %s', async (header, seconds) => {
    answer = { status: 429, body: '{}', headers: header === undefined ? {} : { 'retry-after': header } };
    const failure = await Promise.resolve(fetchAsViewer(operation, {}, {})).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LimitedError);
    expect(failure).toMatchObject({ retryAfterS: seconds });
  });

  test.each([
    [200, { 'content-type': 'text/html' }],
    [504, { 'content-type': 'text/html' }],
    [200, { 'content-length': '5000' }],
  ])('is not reached where %d comes with %j', async (status, headers) => {
    answer = { status, body: '<html>', headers };
    const asked = Promise.resolve(fetchAsViewer(operation, {}, {}));
    setTimeout(() => server.closeAllConnections(), 200);
    await expect(asked).rejects.toThrow(ConnectionError);
  });

  test('fails as the server does', async () => {
    answer = { status: 200, body: '{"data":null,"errors":[{"message":"failed"}]}' };
    await expect(fetchAsViewer(operation, {}, {})).rejects.toThrow(ServerError);
  });
});
