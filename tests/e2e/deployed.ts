import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SHELL_HEADER } from '#common/offline/cachedPage.ts';

/** A proxy before the product, which breaks the network and deploys new builds. */
export interface Deployed {
  /** Origin of its own, so that a browser shares no cache of it with other tests. */
  readonly url: string;
  /** Paths with their queries, in order. */
  readonly asked: readonly string[];
  /** Nobody is reached: connections break. */
  down(): void;
  /** Nothing is answered, and nothing breaks. */
  hang(): void;
  up(): void;
  /**
   * From now on a new build is served: its scripts and styles have other names, those of the build before are gone, and
   * the operation `documentId` is asked by another id.
   */
  deploy(documentId: string): void;
  /** From now on the product's data say `next` instead of `before`. */
  publish(before: string, next: string): void;
  close(): void;
}

/** Of a file of the build: its name carries a hash. */
const HASHED = /-([\w-]{7,8})\.(js|css)\b/g;
const HASHED_NEW = /-([\w-]{7,8})\.new\.(js|css)\b/g;
const REWRITTEN = /text\/html|javascript|text\/css/;
const DATA = /text\/html|json/;

/** Starts it before the product at `target`. */
export async function startDeployed(target: string): Promise<Deployed> {
  const asked: string[] = [];
  const waiting = new Set<ServerResponse>();
  let state: 'up' | 'down' | 'hang' = 'up';
  let renamed: Renamed = null;
  let published: Published = null;

  const server = createServer((incoming, response) => {
    asked.push(incoming.url ?? '');
    if (state === 'down') {
      incoming.socket.destroy();
      return;
    }
    if (state === 'hang') {
      waiting.add(response);
      return;
    }
    const path = incoming.url ?? '/';
    if (renamed !== null && path.startsWith('/assets/') && HASHED.test(path) && !path.includes('.new.')) {
      HASHED.lastIndex = 0;
      response.writeHead(404, { 'cache-control': 'no-store' }).end();
      return;
    }
    HASHED.lastIndex = 0;
    pass(incoming, response, target, renamed, published);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const change = (next: typeof state) => () => {
    state = next;
    for (const response of waiting) response.destroy();
    waiting.clear();
    // What is open would go on.
    if (next !== 'up') server.closeAllConnections();
  };
  return {
    url: `http://127.0.0.1:${isAddress(address) ? address.port : 0}`,
    asked,
    down: change('down'),
    hang: change('hang'),
    up: change('up'),
    deploy: (documentId) => {
      // The first character stays: an id that begins with a letter stands without quotes in the worker's script.
      const [first = '', ...others] = documentId;
      renamed = { id: documentId, newId: first + others.reverse().join('') };
    },
    publish: (before, next) => {
      published = { before, next };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function isAddress(address: unknown): address is AddressInfo {
  return typeof address === 'object' && address !== null && 'port' in address;
}

type Renamed = { readonly id: string; readonly newId: string } | null;
type Published = { readonly before: string; readonly next: string } | null;

/** Hands a request on, and answers a new build in its names and new data in their words. */
function pass(
  incoming: IncomingMessage,
  response: ServerResponse,
  target: string,
  renamed: Renamed,
  published: Published,
): void {
  const { hostname, port } = new URL(target);
  const headers: IncomingHttpHeaders = { ...incoming.headers };
  if (renamed !== null || published !== null)
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
  const path =
    renamed === null
      ? incoming.url
      : (incoming.url ?? '').replace(HASHED_NEW, '-$1.$2').replace(renamed.newId, renamed.id);
  const outgoing = request({ hostname, port, method: incoming.method, path, headers }, (answer) => {
    const type = answer.headers['content-type'] ?? '';
    const isOfBuild = renamed !== null && REWRITTEN.test(type);
    const isOfData = published !== null && DATA.test(type);
    if (!isOfBuild && !isOfData) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const { 'content-length': _length, etag: _etag, ...rest } = answer.headers;
      const shell = rest[SHELL_HEADER];
      response
        .writeHead(answer.statusCode ?? 502, {
          ...rest,
          ...(shell !== undefined && renamed !== null && { [SHELL_HEADER]: `new-${shell}` }),
        })
        .end(inNewWords(inNewNames(Buffer.concat(chunks).toString(), renamed), published));
    });
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

/** The text of a file of the build in the names of the next one; its page is another, and so is the tag of that. */
function inNewNames(text: string, renamed: Renamed): string {
  if (renamed === null) return text;
  const { id, newId } = renamed;
  return text
    .replace(HASHED, '-$1.new.$2')
    .replaceAll(id, newId)
    .replace(/(\/shell\.html["'`],\s*revision:\s*["'`])/, '$1new-')
    .replace(/\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '2099-01-01T00:00:00.000Z');
}

function inNewWords(text: string, published: Published): string {
  return published === null ? text : text.replaceAll(published.before, published.next);
}
