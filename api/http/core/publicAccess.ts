import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { forEverybody } from '#api/rest/core/audience.ts';

/** Headers of answers that pages of other origins may read. */
export const EXPOSED_HEADERS = [
  'ETag',
  'GraphQL-Cost',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'WWW-Authenticate',
] as const;

/**
 * Lets pages of any origin read the routes of this scope, without credentials (DESIGN §5), and what it answers where it
 * has no route.
 */
export async function publicAccess(scope: FastifyInstance, methods: readonly string[]): Promise<void> {
  forEverybody(scope);
  await scope.register(cors, {
    origin: '*',
    credentials: false,
    methods: [...methods],
    exposedHeaders: [...EXPOSED_HEADERS],
    maxAge: 86_400,
    strictPreflight: false,
  });
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
  });
  if (scope.prefix !== '') scope.setNotFoundHandler(scope.answerUnrouted);
}

const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-max-age': '86400',
  'cache-control': 'no-store',
  vary: 'Access-Control-Request-Headers',
} as const;

/**
 * Answers preflights of pages of any origin that send an access token to paths that know sessions, without credentials.
 * Other preflights get no permission, so that browsers send none of those requests.
 */
export function allowTokens(scope: FastifyInstance, paths: string): void {
  scope.options(paths, { schema: { hide: true } }, async ({ headers }, reply) => {
    const asked = headers['access-control-request-headers'] ?? '';
    if (!asked.toLowerCase().split(/, */).includes('authorization')) throw new NotFoundError('notFound');
    return reply.code(204).headers(PREFLIGHT).send();
  });
}
