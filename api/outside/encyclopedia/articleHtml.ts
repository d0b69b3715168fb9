import sanitizeHtml from 'sanitize-html';
import { safeHtml } from '#api/platform/safeHtml.ts';
import type { Language } from '#common/languages.ts';
import { parseUrl } from '#common/urls/parseUrl.ts';
import { articleUrl } from './article.ts';

/** Longest HTML that is read, characters; beginnings of articles take some thousand. */
const SOURCE_MAX = 100_000;
/** Longest HTML that is shown, characters; it is cut behind a paragraph. */
const HTML_MAX = 30_000;
/** SPEC §9. */
const SHORTENED_FROM = 200;

/** Elements that are removed with their text. */
const WITHOUT_TEXT = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'svg',
  'math',
  'iframe',
  'object',
  'template',
  'xmp',
  'noembed',
  'noframes',
  'table',
  'figure',
  'title',
];

const PLAIN = ['p', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'sub', 'sup', 'br'];

/**
 * The beginning of an article as HTML that may stand in the page: paragraphs, lists, emphasis, https links; no images
 * (RULINGS 28). Empty where nothing is left.
 */
export function articleHtml(extract: string, language: Language): string {
  const source = extract.slice(0, SOURCE_MAX);
  const html = sanitised(/<[a-z!/]/i.test(source) ? source : paragraphs(source), language);
  if (html.length <= HTML_MAX) return html;
  const end = html.lastIndexOf('</p>', HTML_MAX);
  return sanitised(html.slice(0, end < 0 ? HTML_MAX : end + '</p>'.length), language);
}

function sanitised(source: string, language: Language): string {
  const html = safeHtml(source, {
    tags: PLAIN,
    allowedSchemes: ['https'],
    nonTextTags: WITHOUT_TEXT,
    nestingLimit: 12,
    link: (href) => link(href, language),
  });
  return html.replace(/<p>(?:\s|&nbsp;|<br \/>)*<\/p>/g, '').trim();
}

/** Links that lead to no https page are replaced by their text. */
function link(href: string, language: Language): Readonly<Record<string, string>> | null {
  const base = articleUrl(language, '');
  const url = parseUrl(href, base);
  const isSafe =
    url !== null &&
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    url.port === '' &&
    url.href.length <= 2000;
  return isSafe ? { href: url.href, rel: 'noopener noreferrer nofollow', target: '_blank' } : null;
}

/** The text of an article before its first heading, one paragraph a line. */
function paragraphs(text: string): string {
  const [beginning = ''] = text.split(/^[^\S\n]*==/m);
  return beginning
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(
      (line) =>
        `<p>${sanitizeHtml(line, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: 'escape' })}</p>`,
    )
    .join('');
}

export interface ShortText {
  readonly html: string;
  readonly isShortened: boolean;
}

/** Only the first paragraph where it ends more than 200 characters before the end (SPEC §9). */
export function shortened(html: string, language: Language): ShortText {
  const end = html.indexOf('</p>');
  const rest = end < 0 ? '' : html.slice(end + '</p>'.length);
  if (textOf(rest).length <= SHORTENED_FROM) return { html, isShortened: false };
  return { html: sanitised(html.slice(0, end + '</p>'.length), language), isShortened: true };
}

/** The characters that are read. */
export function textOf(html: string): string {
  return html
    .replace(/<\/(?:p|li|ul|ol)>|<br \/>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .trim();
}

/** The words of HTML that anybody may have written, in one line. */
export function lineOf(html: string): string {
  const safe = sanitizeHtml(html.slice(0, 10_000), { allowedTags: [], allowedAttributes: {} });
  return textOf(safe).replace(/\s+/g, ' ').trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
