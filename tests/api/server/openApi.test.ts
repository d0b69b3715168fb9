import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const operation = z.object({
  description: z.string().default(''),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  externalDocs: z.object({ url: z.string() }).optional(),
  parameters: z.array(z.object({ name: z.string(), description: z.string().default('') })).default([]),
  responses: z.record(z.string(), z.looseObject({})),
});
const documented = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ responses: z.record(z.string(), z.looseObject({})) }),
});

let server: TestServer;
let paths: z.output<typeof documented>['paths'];
let components: z.output<typeof documented>['components'];

beforeAll(async () => {
  server = await startTestServer();
  ({ paths, components } = documented.parse(await (await fetch(`${server.url}/api/openapi.json`)).json()));
}, 60_000);

afterAll(() => server.stop());

describe('the OpenAPI document', () => {
  test.each([
    ['/api/query/find', 'get', [{}, { token: ['read'] }], 'scope `read`'],
    ['/api/favourites', 'post', [{ session: [] }, { token: ['own'] }], 'scope `own`'],
    ['/api/comments', 'post', [{ session: [] }, { token: ['contribute'] }], 'scope `contribute`'],
    ['/api/user/list', 'get', [{ session: [] }], 'For admins. No access token'],
    ['/api/user/login', 'post', [{}], 'No access token'],
  ])('says who may call %s (%s), and by which token', (path, method, security, words) => {
    expect(paths[path]?.[method]?.security).toEqual(security);
    expect(paths[path]?.[method]?.description).toContain(words);
  });

  test('has the answers that any call may get', () => {
    for (const [path, methods] of Object.entries(paths))
      for (const { responses } of Object.values(methods))
        expect([path, Object.keys(responses)]).toEqual([path, expect.arrayContaining(['401', '403', '429', '503'])]);
    for (const [path, { get, ...changes }] of Object.entries(paths)) {
      expect([path, Object.keys(get?.responses ?? {})]).not.toEqual([path, expect.arrayContaining(['507'])]);
      for (const { responses } of Object.values(changes))
        expect([path, responses]).toEqual([path, expect.objectContaining({ 507: expect.anything() })]);
    }
    expect(components).toMatchObject({
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: {
        Unauthorized: { description: expect.stringContaining('invalidToken') },
        Forbidden: { description: expect.stringContaining('insufficientScope') },
        Unavailable: { description: expect.stringContaining('readOnly') },
        Full: { description: expect.stringContaining('`full`') },
        TooManyRequests: { headers: { 'Retry-After': {} } },
      },
    });
  });

  test('has the explanation of a refused login', () => {
    expect(JSON.stringify(paths['/api/user/login']?.['post']?.responses['401'])).toContain('"explanation"');
  });

  test('has the failures of oEmbed, and leads to the definition of the OGC API', () => {
    expect(Object.keys(paths['/api/oembed']?.['get']?.responses ?? {})).toEqual(expect.arrayContaining(['400', '404']));
    expect(paths['/ogc/collections']?.['get']?.externalDocs).toMatchObject({ url: '/ogc/api' });
  });

  test('has units of the weather and the usual number of changes', () => {
    const weather = JSON.stringify(paths['/api/query/weatherAt']?.['get']?.responses['200']);
    for (const unit of ['°C.', 'mm.', 'm/s.', '%.']) expect(weather).toContain(`"${unit}"`);
    const parameters = paths['/api/query/changes']?.['get']?.parameters ?? [];
    expect(parameters.find(({ name }) => name === 'limit')?.description).toContain('1000');
  });
});
