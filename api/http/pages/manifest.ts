import type { FastifyInstance } from 'fastify';
import { CACHE, etagOf, sendCached } from '#api/http/core/caching.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#common/languages.ts';
import { DESCRIPTIONS, PRODUCT_NAME, TAB_TITLES, VIEW_TITLES } from './pageTexts.ts';

const FOLDER = '/static/app';

/** What only the manifest says, in the words of the client where it has them. */
const WORDS: Readonly<
  Record<
    Language,
    { readonly name: string; readonly favourites: string; readonly search: string; readonly shown: string }
  >
> = {
  fi: {
    name: 'Taival – retkikohteet kartalla',
    favourites: 'Suosikit',
    search: 'Haku',
    shown: 'Retkikohteet kartalla ja luettelona',
  },
  sv: {
    name: 'Taival – utflyktsmål på kartan',
    favourites: 'Favoriter',
    search: 'Sök',
    shown: 'Utflyktsmål på kartan och i en lista',
  },
  en: {
    name: 'Taival – outdoor places on a map',
    favourites: 'Favourites',
    search: 'Search',
    shown: 'Places on the map and in a list',
  },
};

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `${FOLDER}/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest in one language (W3C). The app is the same in each: one `id`, one `start_url`; the language is what the visitor last chose. */
export function manifestIn(language: Language): object {
  const { name, favourites, search, shown } = WORDS[language];
  const shortcut = (title: string, url: string) => ({ name: title, url, icons: [icon('icon', 192, 'any')] });
  return {
    id: '/',
    name,
    short_name: PRODUCT_NAME,
    description: DESCRIPTIONS[language],
    lang: language,
    dir: 'ltr',
    start_url: '/v/map?pwa=1',
    scope: '/',
    display: 'standalone',
    // The ground of the page in light colours; the page itself names both (web/index.html).
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
      shortcut(favourites, '/v/favourites?pwa=1'),
      shortcut(search, '/v/place?pwa=1#search'),
      shortcut(TAB_TITLES.help[language], '/v/help?pwa=1'),
    ],
    screenshots: [
      { src: `${FOLDER}/phone.webp`, sizes: '780x1688', type: 'image/webp', form_factor: 'narrow', label: shown },
      { src: `${FOLDER}/desktop.webp`, sizes: '1440x900', type: 'image/webp', form_factor: 'wide', label: shown },
    ],
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      // A file is taken by the service worker (web/features/offline/worker/share.ts); without one the server leads to where it can be chosen.
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'gpx', accept: ['application/gpx+xml', 'application/xml', 'text/xml', '.gpx'] }],
      },
    },
    // Positions that other programs hand to the system.
    protocol_handlers: [{ protocol: 'geo', url: '/share?url=%s' }],
    launch_handler: { client_mode: 'navigate-existing' },
  };
}

/** Address of the manifest that a page in this language names. */
export function manifestPath(language: Language): string {
  return `/manifest.webmanifest?lang=${language}`;
}

/** `/manifest.webmanifest?lang=fi|sv|en`; Finnish for any other language. */
export async function manifestRoutes(app: FastifyInstance): Promise<void> {
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
