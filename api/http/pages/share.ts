import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CACHE } from '#api/http/core/caching.ts';
import { pathOfShared, type Shared } from '#common/urls/sharedPlace.ts';

export interface ShareOptions {
  readonly publicUrl: string;
}

/** Bytes. Shared texts and addresses are short; a longer form contains a file, which this route does not take. */
const FORM_MAX = 64_000;
/** The page where files are imported. */
const IMPORT_PATH = '/v/favourites';

const field = z.string().optional().catch(undefined);
const fields = z.object({ title: field, text: field, url: field });

/**
 * The share target of the web app manifest: redirects to the shared place or position, else to the map. It changes
 * nothing: for a file it redirects to the page where the file can be chosen.
 */
export async function shareRoutes(app: FastifyInstance, { publicUrl }: ShareOptions): Promise<void> {
  const { origin } = new URL(publicUrl);
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: FORM_MAX }, (request, body, done) => {
    readForm(request.headers['content-type'] ?? '', body).then(
      (form) => done(null, form),
      () => done(null, {}),
    );
  });
  app.setErrorHandler((_error, _request, reply) =>
    reply.code(303).header('location', IMPORT_PATH).header('cache-control', CACHE.never).send(),
  );
  app.route<{ Querystring: unknown; Body: unknown }>({
    method: ['GET', 'POST'],
    url: '/share',
    schema: { hide: true },
    handler: (request, reply) => {
      const asked = request.method === 'POST' ? request.body : request.query;
      const shared = fields.safeParse(asked);
      const isFile = typeof asked === 'object' && asked !== null && 'gpx' in asked;
      const location = isFile ? IMPORT_PATH : pathOfShared(shared.success ? shared.data : {}, origin);
      return reply.code(303).header('location', location).header('cache-control', CACHE.never).send();
    },
  });
}

async function readForm(type: string, body: string | Buffer): Promise<Shared & { readonly gpx?: true }> {
  const form = await new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData();
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return { ...fields.parse(Object.fromEntries(texts)), ...(form.has('gpx') && { gpx: true as const }) };
}
