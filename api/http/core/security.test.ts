import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { securityHeaders } from './security.ts';

test.each([
  ['for a year over TLS', true, 'max-age=31536000'],
  ['not at all without it', false, undefined],
])('an answer asks browsers to stay with TLS %s', async (_how, https, header) => {
  const app = Fastify();
  await securityHeaders(app, { https, mapOrigins: () => [], inlineScripts: [] });
  app.get('/', async () => 'page');
  expect((await app.inject('/')).headers['strict-transport-security']).toBe(header);
  await app.close();
});

test('every answer, also without a route, says what its page may load, with the current map services', async () => {
  const app = Fastify();
  const origins = ['https://one.example'];
  await securityHeaders(app, { https: false, mapOrigins: () => origins, inlineScripts: ["'sha256-YQ=='"] });
  const { headers } = await app.inject('/nowhere');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://one.example;");
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-YQ==';");
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'permissions-policy': 'geolocation=(self), camera=(self), microphone=()',
  });
  origins.push('https://two.example');
  const later = await app.inject('/nowhere');
  expect(later.headers['content-security-policy']).toContain('https://one.example https://two.example;');
  await app.close();
});
