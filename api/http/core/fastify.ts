import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Log } from '#api/platform/log.ts';
import { errorAnswer } from '#api/rest/core/errorAnswers.ts';
import { type DeclaredRoute, declaredRoutes } from './audiences.ts';
import { CACHE } from './caching.ts';
import { closeConnectionsOnLeave } from './leaving.ts';
import { endSlowRequests, LONGEST_REQUEST_MS, type Patience } from './patience.ts';
import { REQUEST_ID, requestIds, sendRequestIds } from './requestIds.ts';
import { measureRequests } from './requestMetrics.ts';
import { traceRequests } from './requestTraces.ts';
import { endSlowReaders } from './slowReaders.ts';
import { answerUnrouted, type UnroutedOptions } from './unrouted.ts';

declare module 'fastify' {
  interface FastifyInstance {
    declaredRoutes: () => readonly DeclaredRoute[];
    answerUnrouted: ReturnType<typeof answerUnrouted>;
  }
}

export interface FastifyOptions {
  readonly log: Log;
  /** Number of our own proxies in front of the server. */
  readonly trustProxy: number;
  readonly patience: Patience;
  /** The page for people whose address leads nowhere; unset: they get JSON too. */
  readonly missingPage?: UnroutedOptions['missingPage'];
}

/** Bytes. REST bodies are small: the largest is a query. */
const BODY_MAX = 100_000;
/** Longer path segments name nothing of ours; an id that is a little too long still reaches its check. */
const PARAMETER_MAX = 300;

/** The part of a page's path up to its tab. */
const TAB_PATH = /^\/v\/[a-z]+(?=\/)/;

/**
 * A server without routes: its limits, its answers to failures, how it closes. Nothing that identifies a person is
 * logged.
 */
export function createFastify({ log, trustProxy, patience, missingPage = null }: FastifyOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    // Our own proxies, counted from the server outwards, may say who asked.
    trustProxy: (_address, hop) => hop < trustProxy,
    genReqId: requestIds(trustProxy > 0),
    bodyLimit: BODY_MAX,
    requestTimeout: LONGEST_REQUEST_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAMETER_MAX },
    // Errors of the router before it has found a route, such as a path with a broken escape.
    frameworkErrors: (error, { id, raw: { url = '' } }, reply) => {
      const { status, body } = errorAnswer(error, log, id);
      reply.hijack();
      const [tab] = TAB_PATH.exec(url) ?? [];
      // SPEC §2, invalid parts of an address are ignored: the visitor is led to the tab of the page.
      if (tab !== undefined) {
        reply.raw.writeHead(302, { location: tab, 'cache-control': CACHE.never, [REQUEST_ID]: id }).end();
        return;
      }
      reply.raw
        .writeHead(status, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': CACHE.never,
          [REQUEST_ID]: id,
        })
        .end(JSON.stringify(body));
    },
    forceCloseConnections: 'idle',
    // A request that arrives on a connection while it closes was sent before the client could know.
    return503OnClosing: false,
  });
  sendRequestIds(app);
  traceRequests(app, trustProxy > 0);
  measureRequests(app);
  closeConnectionsOnLeave(app);
  endSlowRequests(app, patience);
  endSlowReaders(app, patience);
  app.decorate('declaredRoutes', declaredRoutes(app));
  app.setValidatorCompiler(validatorCompiler);
  // Types hold the answers to their schemas; checking each at run time would cost more than making it.
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  answerFailures(app, log, missingPage);
  return app;
}

function answerFailures(app: FastifyInstance, log: Log, missingPage: UnroutedOptions['missingPage']): void {
  app.setErrorHandler((error, { id }, reply) => {
    const { status, body, headers } = errorAnswer(error, log, id);
    return reply
      .code(status)
      .headers({ ...headers, 'cache-control': CACHE.never })
      .type('application/json; charset=utf-8')
      .send(body);
  });
  app.decorate('answerUnrouted', answerUnrouted({ routes: app.declaredRoutes, missingPage }));
  app.setNotFoundHandler(app.answerUnrouted);
}
