import { escapeHtml } from '#common/escapeHtml.ts';
import { type Language, LANGUAGES } from '#common/languages.ts';
import { ANSWERS_ELEMENT } from '#common/offline/cachedPage.ts';
import { embedOfPage } from '#common/urls/embedAddress.ts';
import { parseUrl } from '#common/urls/parseUrl.ts';
import type { LinkedList } from './linkedData/listLinkedData.ts';
import type { LinkedPlace } from './linkedData/placeLinkedData.ts';
import { manifestPath } from './manifest.ts';
import { alternatesOf, pathIn } from './pageAddress.ts';
import type { PageHead } from './pageHead.ts';
import { PICTURE_TEXTS, PRODUCT_NAME } from './pageTexts.ts';

/** The parts that the server writes into index.html. */
export interface DocumentParts {
  readonly head: PageHead;
  readonly language: Language;
  /** The language that the URL asked for; null where the browser's was taken. */
  readonly asked: Language | null;
  /** Origin of absolute addresses, without a slash at its end. */
  readonly publicUrl: string;
  /** The client's settings. */
  readonly config: unknown;
  /** Other sites may show parts of the service in frames. */
  readonly isEmbeddable: boolean;
  /** Answers of the route's persisted queries. */
  readonly data: readonly BootAnswer[];
  /** The page's data for machines, as JSON-LD; null: none. */
  readonly linked: LinkedPlace | LinkedList | null;
  /** Address of the language's texts, to preload: no other file of the page names it. Null where it is not known. */
  readonly texts: string | null;
  /** HTML that can be read until the program draws the page; may be empty. */
  readonly early: string;
}

export interface BootAnswer {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly response: { readonly data: Readonly<Record<string, unknown>> };
}

/** The picture of shared links without a photo; `scripts/icons` draws it. */
const PICTURE = { path: '/static/share.png', width: 1200, height: 630 } as const;

/** Open Graph locales of the languages, Finnish ones where they exist. */
const LOCALES: Readonly<Record<Language, string>> = { fi: 'fi_FI', sv: 'sv_FI', en: 'en_GB' };

/** JSON for a script element: nothing in it can end the element or begin a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The built page with language, title, head tags, settings and answers in it. */
export function renderDocument(template: string, parts: DocumentParts): string {
  return template
    .replace(/<html[^>]*>/, () => `<html lang="${escapeHtml(parts.language)}">`)
    .replace(/<title>[^<]*<\/title>/, () => '')
    .replace('</head>', () => `${headTags(parts)}</head>`)
    .replace('<div id="root">', (root) => root + parts.early);
}

function headTags(parts: DocumentParts): string {
  const { head, config, data, linked, texts } = parts;
  return [
    ...(texts === null ? [] : [`<link rel="modulepreload" href="${escapeHtml(texts)}" crossorigin>`]),
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    `<link rel="manifest" href="${manifestPath(parts.language)}">`,
    ...addressTags(parts),
    ...oembedTags(parts),
    ...openGraph(parts),
    ...(linked === null ? [] : [`<script type="application/ld+json">${scriptJson(linked)}</script>`]),
    `<script id="taival-config" type="application/json">${scriptJson(config)}</script>`,
    ...(data.length === 0
      ? []
      : [`<script id="${ANSWERS_ELEMENT}" type="application/json">${scriptJson(data)}</script>`]),
    '',
  ].join('\n');
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}

/** Canonical address and languages for search engines; `noindex` for pages without an address. */
function addressTags({ head: { address }, asked, publicUrl }: DocumentParts): string[] {
  if (address === null) return [meta('name', 'robots', 'noindex')];
  return [
    `<link rel="canonical" href="${escapeHtml(publicUrl + pathIn(address, asked))}">`,
    ...alternatesOf(address).map(
      ([language, path]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(publicUrl + path)}">`,
    ),
  ];
}

/** Where programs learn how to show the page on another one (oembed.com); only lists, maps and places can be. */
function oembedTags({ head: { shared, title }, asked, publicUrl, isEmbeddable }: DocumentParts): string[] {
  if (!isEmbeddable) return [];
  const url = shared && parseUrl(publicUrl + pathIn(shared, asked));
  if (!url || embedOfPage(url) === null) return [];
  const href = `${publicUrl}/api/oembed?url=${encodeURIComponent(url.href)}`;
  const type = 'application/json+oembed';
  return [`<link rel="alternate" type="${type}" href="${escapeHtml(href)}" title="${escapeHtml(title)}">`];
}

/** Open Graph tags, which messengers and networks show of a shared link (ogp.me). */
function openGraph({ head, language, asked, publicUrl }: DocumentParts): string[] {
  const { title, description, type, shared } = head;
  const picture = head.picture ?? { ...PICTURE, text: PICTURE_TEXTS[language] };
  return [
    meta('property', 'og:site_name', PRODUCT_NAME),
    meta('property', 'og:type', type),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(shared === null ? [] : [meta('property', 'og:url', publicUrl + pathIn(shared, asked))]),
    meta('property', 'og:locale', LOCALES[language]),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      meta('property', 'og:locale:alternate', LOCALES[other]),
    ),
    meta('property', 'og:image', publicUrl + picture.path),
    meta('property', 'og:image:type', picture.path.endsWith('.png') ? 'image/png' : 'image/jpeg'),
    meta('property', 'og:image:width', `${picture.width}`),
    meta('property', 'og:image:height', `${picture.height}`),
    meta('property', 'og:image:alt', picture.text),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}
