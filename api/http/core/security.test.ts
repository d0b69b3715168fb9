import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { securityHeaders } from './security.ts';

test.each([
  ['for a year over TLS', true, 'max-age=31536000'],
  ['not at all without it', false, undefined],
])('browsers are told to stay with TLS %s', async (_how, https, header) => {
  const app = Fastify();
  await securityHeaders(app, { https, mapOrigins: () => [] });
  app.get('/', async () => 'page');
  expect((await app.inject('/')).headers['strict-transport-security']).toBe(header);
  await app.close();
});
