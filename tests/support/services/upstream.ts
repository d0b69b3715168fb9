import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a made service answers to a request. */
export type Answering = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

/** A service outside, replayed on this machine: it records what it is asked. */
export interface Upstream {
  /** Origin, without a trailing slash. */
  readonly url: string;
  /** Paths with their queries, in order. */
  readonly asked: readonly string[];
  /** User agents of the requests, in order. */
  readonly agents: readonly string[];
  /** From now on it answers so. */
  answer(answering: Answering): void;
  close(): void;
}

/** Starts a service on a free port. `answering` may leave a request without an answer: closing ends it. */
export async function startUpstream(answering: Answering): Promise<Upstream> {
  let current = answering;
  const asked: string[] = [];
  const agents: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    agents.push(request.headers['user-agent'] ?? '');
    // Node's own date does not follow the clock that a test has made.
    response.setHeader('date', new Date().toUTCString());
    current(request, response, new URL(request.url ?? '/', 'http://localhost'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${isAddress(address) ? address.port : 0}`,
    asked,
    agents,
    answer: (next) => {
      current = next;
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

/** Answers with a body of a type. */
export function sending(body: string | Buffer, type: string, status = 200): Answering {
  return (_request, response) => response.writeHead(status, { 'content-type': type }).end(body);
}
