import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const operation = z.object({
  description: z.string().default(''),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  externalDocs: z.object({ url: z.string() }).optional(),
  parameters: z
    .array(z.looseObject({ name: z.string(), description: z.string().default(''), schema: z.unknown().optional() }))
    .default([]),
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
  const response = await fetch(`${server.url}/api/openapi.json`);
  expect(response.status).toBe(200);
  ({ paths, components } = documented.parse(await response.json()));
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

  test('has all paths that programs may call, with their parameters', async () => {
    expect(Object.keys(paths).sort()).toEqual([
      '/api/attractions/{id}/hidden',
      '/api/attractions/{id}/name',
      '/api/bundle',
      '/api/comments',
      '/api/comments/last',
      '/api/comments/my',
      '/api/comments/user/{user}',
      '/api/conditions',
      '/api/conditions/official',
      '/api/conditions/official/{id}',
      '/api/conditions/{id}/confirm',
      '/api/conditions/{id}/end',
      '/api/conditions/{id}/hidden',
      '/api/conditions/{id}/until',
      '/api/favourites',
      '/api/favourites/export.gpx',
      '/api/images/approve/{id}',
      '/api/images/delete/{id}',
      '/api/images/my',
      '/api/images/new',
      '/api/images/profileImage',
      '/api/images/uploadAttractionImage',
      '/api/images/uploadProfileImage',
      '/api/images/user/{user}',
      '/api/notes',
      '/api/oembed',
      '/api/query/attractions',
      '/api/query/attractions.geojson',
      '/api/query/attractions/{id}',
      '/api/query/attractions/{id}.geojson',
      '/api/query/attractions/{id}.gpx',
      '/api/query/changes',
      '/api/query/changes.atom',
      '/api/query/conditions',
      '/api/query/conditions.atom',
      '/api/query/conditions.geojson',
      '/api/query/data/{x}',
      '/api/query/find',
      '/api/query/height',
      '/api/query/weatherAt',
      '/api/query/wikiHtml',
      '/api/user/change-email',
      '/api/user/confirm-email',
      '/api/user/confirm-login',
      '/api/user/confirm-new-email',
      '/api/user/confirm-reset-password',
      '/api/user/feedback',
      '/api/user/list',
      '/api/user/logError',
      '/api/user/login',
      '/api/user/login-plain',
      '/api/user/login-with-token',
      '/api/user/logout',
      '/api/user/logout-plain',
      '/api/user/my-data',
      '/api/user/profile',
      '/api/user/profile/{user}',
      '/api/user/prove',
      '/api/user/register',
      '/api/user/reset-password',
      '/api/user/second-factor/confirm',
      '/api/user/second-factor/recovery-codes',
      '/api/user/second-factor/remove',
      '/api/user/second-factor/start',
      '/api/user/security-log',
      '/api/user/security-log/all',
      '/api/user/set-password',
      '/api/user/set-password-with-token',
      '/api/userattractions',
      '/api/userattractions/export.gpx',
      '/api/userattractions/{id}',
      '/api/wiki/html/{a}/{b}',
      '/ogc',
      '/ogc/api',
      '/ogc/collections',
      '/ogc/collections/{collectionId}',
      '/ogc/collections/{collectionId}/items',
      '/ogc/collections/{collectionId}/items/{featureId}',
      '/ogc/conformance',
    ]);
    const bbox = paths['/api/query/attractions']?.['get']?.parameters.find(({ name }) => name === 'bbox');
    expect(bbox).toMatchObject({ in: 'query', required: true });
  });

  test('describes parameters by the words and numbers that they take', async () => {
    const of = (address: string) =>
      new Map(paths[address]?.['get']?.parameters.map(({ name, schema }) => [name, schema]));
    const list = of('/api/query/attractions');
    expect(list.get('sort')).toMatchObject({ type: 'string', enum: expect.arrayContaining(['best', 'nearest']) });
    expect(list.get('lon')).toEqual({ type: 'number', minimum: -180, maximum: 180 });
    expect(of('/api/query/attractions/{id}').get('id')).toEqual({ type: 'integer' });
    expect(of('/api/query/attractions/{id}').get('lang')).toMatchObject({ enum: ['fi', 'sv', 'en'], default: 'fi' });
    expect(of('/api/query/changes').get('limit')).toMatchObject({ type: 'integer', minimum: 1, maximum: 10_000 });
    const items = of('/ogc/collections/{collectionId}/items');
    expect(items.get('kind')).toMatchObject({ enum: expect.arrayContaining(['CLOSED']) });
  });
});
