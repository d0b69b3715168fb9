import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#api/domain/core/context.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { livePlace } from '#api/domain/places/attractions.ts';
import { placeName } from '#api/domain/places/placeTexts.ts';
import { cacheReads } from '#api/http/core/caching.ts';
import { publicAccess } from '#api/http/core/publicAccess.ts';
import type { Limiter } from '#api/http/core/rateLimits.ts';
import { listName } from '#api/http/pages/listName.ts';
import { PRODUCT_NAME } from '#api/http/pages/pageTexts.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import { maxheight, maxwidth, oneOf, url } from '#api/rest/core/parameters.ts';
import { escapeHtml } from '#common/escapeHtml.ts';
import { DEFAULT_LANGUAGE, type Language } from '#common/languages.ts';
import { attractionId } from '#common/places/attractionId.ts';
import { HOUR_S } from '#common/time.ts';
import { EMBED_SIZE, embedOfPage, embedPath, type EmbedSubject } from '#common/urls/embedAddress.ts';
import { embedFrame } from '#common/urls/embedFrame.ts';
import { askedLanguage } from '#common/urls/pageLocation.ts';
import { parseUrl } from '#common/urls/parseUrl.ts';
import { readShortCode } from '#common/urls/shortLink.ts';

export interface OembedOptions {
  readonly context: () => Promise<Context>;
  readonly publicUrl: string;
  readonly limitRead: Limiter;
}

/** Pixels below which an embed cannot be used. */
const SIDE_MIN = 200;
const CACHE_AGE_S = HOUR_S;

const asked = z.object({
  url,
  maxwidth,
  maxheight,
  format: oneOf(['json', 'xml']).default('json'),
});

const answer = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  provider_name: z.string(),
  provider_url: z.string(),
  title: z.string(),
  width: z.number(),
  height: z.number(),
  cache_age: z.number(),
  html: z.string(),
});
type Answer = z.infer<typeof answer>;

const SCHEMA = {
  summary: 'The frame of a page of places or of the map (oEmbed 1.0)',
  querystring: asked,
  response: {
    200: {
      description: 'The frame.',
      content: { 'application/json': { schema: answer }, 'text/xml': { schema: z.string() } },
    },
    400: invalidBody,
    404: messageBody.describe('Not one of our pages that can be embedded, or no frame can be so small.'),
  },
};

/** `/api/oembed` (oembed.com): the frame that shows a place or the map of a page on another page. */
export async function oembedRoutes(
  app: FastifyInstance,
  { context, publicUrl, limitRead }: OembedOptions,
): Promise<void> {
  await publicAccess(app, ['GET', 'HEAD']);
  cacheReads(app);
  await app.register(oembed, { context, publicUrl, limitRead });
}

const oembed: FastifyPluginAsyncZod<OembedOptions> = async (app, { context, publicUrl, limitRead }) => {
  app.addHook('onRequest', limitRead);
  app.get('', { schema: SCHEMA }, async ({ query }, reply) => {
    const page = pageOf(query.url, publicUrl);
    if (page === null) throw new NotFoundError('notFound');
    const width = sideOf(query.maxwidth, EMBED_SIZE.width);
    const height = sideOf(query.maxheight, EMBED_SIZE.height);
    const found = answerOf(await frameOf(page, publicUrl, context), publicUrl, { width, height });
    return query.format === 'json' ? found : reply.type('text/xml; charset=utf-8').send(xmlOf(found));
  });
};

interface Page {
  readonly subject: EmbedSubject;
  /** The language that the address names. */
  readonly language: Language | null;
}

/** The page of ours that an address names; null for every other address, and for pages that cannot be embedded. */
function pageOf(address: string, publicUrl: string): Page | null {
  const url = parseUrl(address);
  if (url === null || url.origin !== new URL(publicUrl).origin) return null;
  const code = /^\/p\/(\w+)$/.exec(url.pathname)?.[1];
  const id = code === undefined ? null : readShortCode(code);
  const subject = id === null ? embedOfPage(url) : { shows: 'place' as const, id };
  return subject && { subject, language: askedLanguage(url) };
}

interface Frame {
  readonly title: string;
  readonly address: string;
}

async function frameOf(
  { subject, language }: Page,
  publicUrl: string,
  context: () => Promise<Context>,
): Promise<Frame> {
  const spoken = language ?? DEFAULT_LANGUAGE;
  const addressOf = (shown: EmbedSubject) => publicUrl + embedPath(shown, { theme: 'auto', language });
  if (subject.shows === 'map')
    return { title: listName(subject.filter, spoken) ?? PRODUCT_NAME, address: addressOf(subject) };
  const place = await livePlace(await context(), subject.id);
  return { title: placeName(place, spoken), address: addressOf({ shows: 'place', id: attractionId(place.id) }) };
}

/** The side of a frame that may be at most so long. Throws NotFoundError where none can be so small (oembed.com). */
function sideOf(most: number | undefined, usual: number): number {
  if (most !== undefined && most < SIDE_MIN) throw new NotFoundError('tooSmall');
  return Math.min(usual, most ?? usual);
}

function answerOf(
  { title, address }: Frame,
  publicUrl: string,
  { width, height }: { readonly width: number; readonly height: number },
): Answer {
  const html = embedFrame({ address, title: `${title} – ${PRODUCT_NAME}`, width, height });
  return {
    version: '1.0',
    type: 'rich',
    provider_name: PRODUCT_NAME,
    provider_url: publicUrl,
    title,
    width,
    height,
    cache_age: CACHE_AGE_S,
    html,
  };
}

function xmlOf(found: Answer): string {
  const fields = Object.entries(found).map(([name, value]) => `<${name}>${escapeHtml(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>`;
}
