import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { manifestRoutes } from './manifest.ts';

test('programs that read no page find an icon', async () => {
  const app = Fastify();
  await app.register(manifestRoutes);
  const { statusCode, headers } = await app.inject('/favicon.ico');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    302,
    '/static/app/icon-192.png',
    'public, max-age=86400',
  ]);
  await app.close();
});
