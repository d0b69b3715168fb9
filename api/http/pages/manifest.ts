import type { FastifyInstance } from 'fastify';
import texts from '#api/domain/texts/clientTexts.json' with { type: 'json' };
import { CACHE, etagOf, sendCached } from '#api/http/core/caching.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#common/languages.ts';
import { DAY_S } from '#common/time.ts';
import { DESCRIPTIONS, PRODUCT_NAME, TAB_TITLES, VIEW_TITLES } from './pageTexts.ts';

const FOLDER = '/static/app';

/** Texts that only the manifest has: the app's name, a shortcut's, and the label of the screenshots. */
const WORDS: Readonly<
  Record<Language, { readonly name: string; readonly search: string; readonly screenshot: string }>
> = {
  fi: {
    name: 'Taival – retkikohteet kartalla',
    search: 'Haku',
    screenshot: 'Retkikohteet kartalla ja luettelona',
  },
  sv: {
    name: 'Taival – utflyktsmål på kartan',
    search: 'Sök',
    screenshot: 'Utflyktsmål på kartan och i en lista',
  },
  en: {
    name: 'Taival – outdoor places on a map',
    search: 'Search',
    screenshot: 'Places on the map and in a list',
  },
};

const FAVOURITES = texts['nav.favourites'];

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `${FOLDER}/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon', 192, 'any')] });

const screenshot = (file: string, sizes: string, form: 'narrow' | 'wide', label: string) => ({
  src: `${FOLDER}/${file}`,
  sizes,
  type: 'image/webp',
  form_factor: form,
  label,
});

/**
 * Other apps share texts, links and GPX files to this. The service worker takes files
 * (web/features/offline/worker/share.ts); without it the server redirects to the page that imports them.
 */
const SHARE_TARGET = {
  action: '/share',
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    title: 'title',
    text: 'text',
    url: 'url',
    files: [{ name: 'gpx', accept: ['application/gpx+xml', 'application/xml', 'text/xml', '.gpx'] }],
  },
} as const;

/**
 * The web app manifest (W3C) in one language. `id` and `start_url` are the same in all: the app opens in the language
 * that its user last chose.
 */
function manifestIn(language: Language): object {
  const words = WORDS[language];
  return {
    id: '/',
    name: words.name,
    short_name: PRODUCT_NAME,
    description: DESCRIPTIONS[language],
    lang: language,
    dir: 'ltr',
    start_url: '/v/map?pwa=1',
    scope: '/',
    display: 'standalone',
    // The page's background in light colours; web/index.html names the dark one too.
    background_color: '#faf9f5',
    theme_color: '#faf9f5',
    categories: ['travel', 'navigation', 'sports'],
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(VIEW_TITLES.map[language], '/v/map?pwa=1'),
      shortcut(FAVOURITES[language], '/v/favourites?pwa=1'),
      shortcut(words.search, '/v/place?pwa=1#search'),
      shortcut(TAB_TITLES.help[language], '/v/help?pwa=1'),
    ],
    screenshots: [
      screenshot('phone.webp', '780x1688', 'narrow', words.screenshot),
      screenshot('desktop.webp', '1440x900', 'wide', words.screenshot),
    ],
    share_target: SHARE_TARGET,
    // Positions in `geo:` links of other programs (RFC 5870).
    protocol_handlers: [{ protocol: 'geo', url: '/share?url=%s' }],
    launch_handler: { client_mode: 'navigate-existing' },
  };
}

/** Address of the manifest that a page in this language names. */
export function manifestPath(language: Language): string {
  return `/manifest.webmanifest?lang=${language}`;
}

/**
 * `/manifest.webmanifest?lang=fi|sv|en`; Finnish for any other language. `/favicon.ico`: where programs that read no
 * page look for an icon.
 */
export async function manifestRoutes(app: FastifyInstance): Promise<void> {
  app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', `public, max-age=${DAY_S}`).redirect(`${FOLDER}/icon-192.png`, 302),
  );
  app.get<{ Querystring: { readonly lang?: unknown } }>(
    '/manifest.webmanifest',
    { schema: { hide: true } },
    (request, reply) => {
      const { lang } = request.query;
      const body = JSON.stringify(manifestIn(isLanguage(lang) ? lang : DEFAULT_LANGUAGE));
      return sendCached(
        request,
        reply.type('application/manifest+json; charset=utf-8'),
        body,
        etagOf(body),
        CACHE.revalidate,
      );
    },
  );
}
