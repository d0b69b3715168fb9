import { CONDITION_KINDS, CONDITION_SEVERITIES } from '#common/conditions/condition.ts';
import { LANGUAGES } from '#common/languages.ts';
import { COLLECTIONS, type Collection, type FilterName } from './collections.ts';
import { GEOJSON, HTML, OPENAPI } from './links.ts';
import { ref, SCHEMAS } from './openApiSchemas.ts';
import { LIMIT } from './parameters.ts';

const numbers = (count: number) => ({
  type: 'array',
  items: { type: 'number' },
  minItems: count,
  maxItems: count,
});

function inQuery(name: string, schema: object, more: object = {}) {
  return { name, in: 'query', required: false, schema, style: 'form', explode: false, ...more };
}

const FILTERS: Readonly<Record<FilterName, object>> = {
  category: inQuery('category', { type: 'string' }, { description: 'Key or slug: /api/query/data/categories.' }),
  name: inQuery('name', { type: 'string' }, { description: 'The whole name, in any language.' }),
  municipality: inQuery('municipality', { type: 'string' }, { description: 'Finnish name; a region too.' }),
  kind: inQuery('kind', { type: 'string', enum: CONDITION_KINDS }),
  severity: inQuery('severity', { type: 'string', enum: CONDITION_SEVERITIES }),
};

const PARAMETERS = {
  bbox: inQuery(
    'bbox',
    { type: 'array', oneOf: [numbers(4), numbers(6)], items: { type: 'number' } },
    { description: 'West, south, east, north in degrees of CRS84; heights are ignored.' },
  ),
  datetime: inQuery('datetime', { type: 'string' }, { description: 'RFC 3339, or an interval, maybe half-open.' }),
  limit: inQuery('limit', { type: 'integer', minimum: 1, maximum: LIMIT.max, default: LIMIT.usual }),
  after: inQuery('after', { type: 'string' }, { description: 'Comes with the link `next`.' }),
  lang: inQuery('lang', { type: 'string', enum: LANGUAGES, default: 'fi' }),
  f: inQuery('f', { type: 'string', enum: ['json', 'html'] }),
  featureId: { name: 'featureId', in: 'path', required: true, schema: { type: 'string' } },
  ...FILTERS,
};

const exception = (description: string) => ({
  description,
  content: { 'application/json': { schema: ref('schemas', 'exception') } },
});

const RESPONSES = {
  Exception: exception('A parameter that cannot be used, or one that is not known.'),
  NotFound: exception('There is no such resource.'),
  TooMany: exception('Asked too often; `Retry-After` says when again.'),
  Error: exception('A failure of the server.'),
  Page: { description: 'Our own page of the same.', content: { [HTML]: { schema: { type: 'string' } } } },
};

interface Described {
  readonly id: string;
  readonly summary: string;
  readonly type: string;
  readonly schema?: object;
  readonly parameters: readonly string[];
}

function get({ id, summary, type, schema = { type: 'object' }, parameters }: Described) {
  return {
    get: {
      operationId: id,
      summary,
      parameters: parameters.map((name) => ref('parameters', name)),
      responses: {
        200: { description: summary, content: { [type]: { schema } } },
        303: ref('responses', 'Page'),
        400: ref('responses', 'Exception'),
        404: ref('responses', 'NotFound'),
        429: ref('responses', 'TooMany'),
        500: ref('responses', 'Error'),
      },
    },
  };
}

function ofCollection({ id, title, filters, of }: Collection) {
  const [one, many] = of.features === 'places' ? ['place', 'places'] : ['feature', 'featureCollection'];
  const at = `/collections/${id}`;
  const asked = ['bbox', 'datetime', 'limit', 'after', 'lang', 'f', ...filters];
  const page = { type: GEOJSON, schema: ref('schemas', many), parameters: asked };
  const single = { type: GEOJSON, schema: ref('schemas', one), parameters: ['featureId', 'lang', 'f'] };
  return {
    [at]: get({ id: `${id}.collection`, summary: title, type: 'application/json', parameters: ['f'] }),
    [`${at}/items`]: get({ id: `${id}.items`, summary: `${title}: features`, ...page }),
    [`${at}/items/{featureId}`]: get({ id: `${id}.item`, summary: `${title}: one feature`, ...single }),
  };
}

/** The OpenAPI 3.0 document of the API at `root`. */
export function openApiDocument(root: string) {
  const plain = (id: string, summary: string, type = 'application/json') =>
    get({ id, summary, type, parameters: ['f'] });
  return {
    openapi: '3.0.3',
    info: { title: 'Taival: OGC API Features', version: '1', license: { name: 'By source: /api/query/data/sources' } },
    servers: [{ url: root }],
    paths: {
      '/': plain('landingPage', 'Landing page'),
      '/conformance': plain('conformance', 'Conformance classes'),
      '/api': plain('api', 'This document', OPENAPI),
      '/collections': plain('collections', 'Collections'),
      ...Object.assign({}, ...COLLECTIONS.map(ofCollection)),
    },
    components: { parameters: PARAMETERS, responses: RESPONSES, schemas: SCHEMAS },
  };
}
