import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { forEverybody } from '#api/rest/core/audience.ts';

/** Lets pages of any origin read the routes of this scope, without credentials (DESIGN §5). */
export async function publicAccess(scope: FastifyInstance, methods: readonly string[]): Promise<void> {
  forEverybody(scope);
  await scope.register(cors, {
    origin: '*',
    credentials: false,
    methods: [...methods],
    exposedHeaders: ['ETag', 'RateLimit', 'RateLimit-Policy', 'Retry-After'],
    maxAge: 86_400,
    strictPreflight: false,
  });
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
  });
}
