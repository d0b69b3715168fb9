import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { AUDIENCE_TEXTS } from '#api/domain/core/audience.ts';
import { OGC_PATH } from '#api/rest/ogc/options.ts';
import type { DeclaredRoute } from './audiences.ts';

const content = {
  'application/json': {
    schema: { type: 'object' as const, required: ['message'], properties: { message: { type: 'string' as const } } },
  },
};
const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' as const } } };

/** Answers that any call may get; `Full` only one that changes something. */
const ANSWERS = {
  Unauthorized: {
    description: '`invalidToken`: the access token is unknown, expired or revoked; `anonymous`: log in first.',
    content,
  },
  Forbidden: {
    description:
      '`insufficientScope`: the access token lacks the scope, or no token may call this; `forbidden`: for others; ' +
      '`crossSite`: a page of another site called.',
    content,
  },
  TooManyRequests: { description: 'Asked too often.', headers: RETRY_AFTER, content },
  Unavailable: {
    description:
      '`readOnly`: the operator has closed the service to changes; `unavailable`: the database, the file store or a ' +
      'service that the answer is made of does not answer.',
    headers: RETRY_AFTER,
    content,
  },
  Full: {
    description: '`full`: the disk of the database is full; the server takes no changes until there is room again.',
    headers: RETRY_AFTER,
    content,
  },
};

const refTo = (name: keyof typeof ANSWERS) => ({ $ref: `#/components/responses/${name}` });

/** The OpenAPI document before its paths. */
const OPENAPI = {
  openapi: '3.1.0',
  info: {
    title: 'Taival',
    version: '1',
    description:
      "Finland's outdoor places and trip destinations. The data's sources and their licences stand in " +
      `/api/query/data/sources. Paths below ${OGC_PATH} are described in full by ${OGC_PATH}/api.`,
  },
  components: {
    securitySchemes: {
      token: {
        type: 'http' as const,
        scheme: 'bearer',
        description: 'An access token of the account page, with the scopes that each operation names.',
      },
      session: {
        type: 'apiKey' as const,
        in: 'cookie',
        name: 'session',
        description: 'Set by a login; `__Host-session` over TLS.',
      },
    },
    responses: ANSWERS,
  },
};

/** Makes the OpenAPI document of the routes that are added after this: `app.swagger()`. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  const transformObject = withCallers(() => app.declaredRoutes());
  await app.register(swagger, { openapi: OPENAPI, transform: jsonSchemaTransform, transformObject });
}

type Callers = Pick<DeclaredRoute, 'audience' | 'scope'>;

/** Adds to each operation who may call it, the scope that an access token needs, and the answers of any call. */
function withCallers(routes: () => readonly DeclaredRoute[]): SwaggerTransformObject {
  return (document) => {
    if (!('openapiObject' in document)) return document.swaggerObject;
    const declared = new Map(routes().map(({ method, url, ...route }) => [`${method} ${templateOf(url)}`, route]));
    for (const [path, item] of Object.entries(document.openapiObject.paths ?? {}))
      for (const method of ['get', 'post', 'put', 'delete'] as const) {
        const operation = item?.[method];
        const route = declared.get(`${method.toUpperCase()} ${templateOf(path)}`);
        if (operation === undefined || route === undefined) continue;
        operation.description = [operation.description, callersOf(route)].filter(Boolean).join(' ');
        operation.security = securityOf(route);
        if (path.startsWith(OGC_PATH)) operation.externalDocs = { url: `${OGC_PATH}/api`, description: 'In full.' };
        operation.responses = {
          401: refTo('Unauthorized'),
          403: refTo('Forbidden'),
          503: refTo('Unavailable'),
          ...operation.responses,
          429: refTo('TooManyRequests'),
          ...(method !== 'get' && { 507: refTo('Full') }),
        };
      }
    return document.openapiObject;
  };
}

/** The path of a route as OpenAPI writes it. */
function templateOf(url: string): string {
  return url.replace(/:(\w+)/g, '{$1}').replace(/(?<=.)\/$/, '');
}

function callersOf({ audience, scope }: Callers): string {
  const token = scope === null ? 'No access token may call this.' : `An access token needs the scope \`${scope}\`.`;
  return [AUDIENCE_TEXTS[audience], token].filter(Boolean).join(' ');
}

function securityOf({ audience, scope }: Callers): Record<string, string[]>[] {
  return [audience === 'anyone' ? {} : { session: [] }, ...(scope === null ? [] : [{ token: [scope] }])];
}
