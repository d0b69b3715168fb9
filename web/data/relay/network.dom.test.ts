import { createServer, type Server } from 'node:http';
import { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentConnection, isOtherBuild, reportReachable } from '#web/data/connection.ts';
import { ConnectionError, ServerError } from '#web/data/requestErrors.ts';
import { BootAnswers, parseBootData } from './bootData.ts';
import { answersFrom, askNetwork, operationUrl, OPTIONAL, optionalUntil, stableJson } from './network.ts';

const request = { documentId: 'abc', variables: { language: 'fi', bounds: [24, 60, 25, 61], near: null } };

/** Gives the test's page this origin, so that relative URLs are fetched from there. */
function openPageOf(origin: string) {
  const page: unknown = Reflect.get(window, 'happyDOM');
  if (!(page instanceof DetachedWindowAPI)) throw new Error('these tests run in happy-dom');
  page.setURL(origin);
}

describe('the URL of a public operation', () => {
  test('carries the id of the document and the variables', () => {
    const url = new URL(operationUrl(request), 'http://localhost');
    expect(url.pathname).toBe('/graphql');
    expect(url.searchParams.get('documentId')).toBe('abc');
    expect(JSON.parse(url.searchParams.get('variables') ?? '')).toEqual({ bounds: [24, 60, 25, 61], language: 'fi' });
  });

  test('does not depend on the order of the variables, nor on whether one is null or absent', () => {
    expect(stableJson({ b: 1, a: null, c: 2 })).toBe(stableJson({ c: 2, b: 1 }));
  });
});

describe('the network', () => {
  let server: Server;
  let answer: { status: number; body: string; type?: string };
  let asked: { method: string | undefined; url: string | undefined; cookie: string | undefined };

  beforeEach(async () => {
    server = createServer((incoming, response) => {
      asked = { method: incoming.method, url: incoming.url, cookie: incoming.headers.cookie };
      response.writeHead(answer.status, { 'content-type': answer.type ?? 'application/json' }).end(answer.body);
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

  test('returns the answer of the server', async () => {
    answer = { status: 200, body: '{"data":{"category":null}}' };
    await expect(askNetwork(request)).resolves.toEqual({ data: { category: null } });
    expect(asked).toEqual({ method: 'GET', url: operationUrl(request), cookie: undefined });
  });

  test('sends a request that has to be fresh as a POST, past all caches', async () => {
    answer = { status: 200, body: '{"data":{"category":null}}' };
    await expect(askNetwork({ ...request, isFresh: true })).resolves.toEqual({ data: { category: null } });
    expect(asked).toEqual({ method: 'POST', url: '/graphql', cookie: undefined });
  });

  test.each([
    [500, 'oops'],
    [404, '{"errors":[{"message":"unknown operation"}]}'],
    [200, '{"data":null,"errors":[{"message":"failed"}]}'],
    [200, '{"data":{"a":null},"errors":[{"message":"failed"}]}'],
    [200, '<html>'],
  ])('throws a ServerError for %d %s', async (status, body) => {
    answer = { status, body };
    await expect(askNetwork(request)).rejects.toThrow(ServerError);
  });

  test('reports another build where the server does not know the operation, and in no other case', async () => {
    const fault = (code: string) => JSON.stringify({ errors: [{ message: 'no', extensions: { code } }] });
    answer = { status: 400, body: fault('BAD_REQUEST') };
    await expect(askNetwork(request)).rejects.toThrow(ServerError);
    answer = { status: 200, body: '{"data":{"name":"PERSISTED_QUERY_NOT_FOUND"}}' };
    await askNetwork(request);
    expect(isOtherBuild.get()).toBe(false);
    answer = { status: 400, body: fault('PERSISTED_QUERY_NOT_FOUND') };
    await expect(askNetwork(request)).rejects.toThrow(ServerError);
    expect(isOtherBuild.get()).toBe(true);
  });

  test.each([
    [200, '<h1>Log in to the Wi-Fi</h1>'],
    [502, 'Bad Gateway'],
    [503, 'Service Unavailable'],
    [504, 'Gateway Timeout'],
  ])('counts %d with another page (%s) as no network', async (status, body) => {
    answer = { status, body, type: 'text/html' };
    reportReachable();
    await expect(askNetwork(request)).rejects.toThrow(ConnectionError);
    expect(currentConnection()).toBe('lost');
  });

  test('counts an answer that breaks off as no network', async () => {
    server.removeAllListeners('request');
    server.on('request', (_incoming, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' }).write('{"data":{');
      setTimeout(() => response.destroy(), 50);
    });
    reportReachable();
    await expect(askNetwork(request)).rejects.toThrow(ConnectionError);
    expect(currentConnection()).toBe('lost');
  });

  test('throws a ConnectionError where no server listens', async () => {
    server.close();
    server.closeAllConnections();
    await expect(askNetwork(request)).rejects.toThrow(ConnectionError);
  });

  // SPEC §7: An earlier slow request is aborted, weather loads on demand; §8 weather timeout only logged, weather
  //   errors hidden, wiki fetch failure logged and clears the block
  test('an aborted request is given up although it has reached the server, and is not reported', async () => {
    const closed = new Promise<void>((resolve) => {
      server.removeAllListeners('request');
      server.on('request', (_incoming, response) => response.once('close', resolve));
    });
    const asking = new AbortController();
    const operation = {
      cacheID: 'abc',
      id: 'abc',
      metadata: {},
      name: 'TestQuery',
      operationKind: 'query',
      text: null,
    } as const;
    const reported: unknown[] = [];
    const report = (error: unknown) => reported.push(error);
    const answer = answersFrom([askNetwork], report)(operation, {}, optionalUntil(asking.signal));
    server.once('request', () => asking.abort());
    await expect(answer).rejects.toThrow(ConnectionError);
    await closed;
    expect(reported).toEqual([]);
  });
});

describe('a failed answer', () => {
  const operation = {
    cacheID: 'abc',
    id: 'abc',
    metadata: {},
    name: 'TestQuery',
    operationKind: 'query',
    text: null,
  } as const;
  const failures: unknown[] = [];
  const failed = new ServerError(500, 'x');
  const ask = answersFrom([() => null, () => Promise.reject(failed)], (error) => failures.push(error));

  beforeEach(() => void failures.splice(0));

  test('is reported, and thrown to the caller', async () => {
    await expect(ask(operation, {}, {})).rejects.toBe(failed);
    expect(failures).toEqual([failed]);
  });

  test('is not reported for an optional request', async () => {
    await expect(ask(operation, {}, OPTIONAL)).rejects.toBe(failed);
    expect(failures).toEqual([]);
  });
});

describe('answers that came with the page', () => {
  const page = JSON.stringify([
    { documentId: 'abc', variables: { language: 'fi', bounds: [24, 60, 25, 61] }, response: { data: { a: 1 } } },
  ]);

  test('are found by operation and variables', () => {
    const boot = new BootAnswers(parseBootData(page));
    expect(boot.source({ ...request, documentId: 'other' })).toBeNull();
    expect(boot.source({ ...request, variables: { ...request.variables, language: 'sv' } })).toBeNull();
    expect(boot.source(request)).toEqual({ data: { a: 1 } });
  });

  test('are used once, so that the same query asks the server the next time', () => {
    const boot = new BootAnswers(parseBootData(page));
    expect(boot.variablesOf('abc')).toEqual({ language: 'fi', bounds: [24, 60, 25, 61] });
    boot.source(request);
    expect(boot.source(request)).toBeNull();
    expect(boot.variablesOf('abc')).toBeNull();
  });

  test.each([
    '',
    '{',
    '{}',
    '[null]',
    '[{"documentId":1}]',
    '[{"documentId":"abc","variables":{},"response":{"data":null}}]',
  ])('%j holds none', (json) => {
    expect(parseBootData(json)).toEqual([]);
  });
});
