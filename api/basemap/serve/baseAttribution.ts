import sanitizeHtml from 'sanitize-html';
import { parseUrl } from '#common/urls/parseUrl.ts';

/** Longer texts than any map needs under it are cut. */
const TEXT_MAX = 1000;

/**
 * The attribution of a source of tiles as HTML that is safe to show in the page: text, and links to http and https
 * addresses. Null when nothing is left.
 */
export function safeAttribution(html: unknown): string | null {
  if (typeof html !== 'string') return null;
  const safe = sanitizeHtml(html.slice(0, TEXT_MAX), {
    allowedTags: ['a'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: { a: (_tag, { href = '' }) => link(href) },
  }).trim();
  return safe === '' ? null : safe;
}

/** Links with absolute addresses only: a relative one would lead to a page of ours. The text of other links stays. */
function link(href: string): sanitizeHtml.Tag {
  const isWebAddress = /^https?:\/\//i.test(href) && parseUrl(href) !== null;
  return isWebAddress
    ? { tagName: 'a', attribs: { href, rel: 'noopener noreferrer' } }
    : { tagName: 'span', attribs: {} };
}
