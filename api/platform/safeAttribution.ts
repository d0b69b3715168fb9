import { safeHtml } from '#api/platform/safeHtml.ts';
import { parseUrl } from '#common/urls/parseUrl.ts';

/** Longer texts than any map needs under it are cut. */
const TEXT_MAX = 1000;

/**
 * The attribution of a source of tiles as HTML that is safe to show in the page: text, and links to http and https
 * addresses. Null when nothing is left.
 */
export function safeAttribution(html: unknown): string | null {
  if (typeof html !== 'string') return null;
  const safe = safeHtml(html.slice(0, TEXT_MAX), { tags: [], allowedSchemes: ['http', 'https'], link }).trim();
  return safe === '' ? null : safe;
}

/** Links with absolute addresses only: a relative one would lead to a page of ours. The text of other links stays. */
function link(href: string): Readonly<Record<string, string>> | null {
  const isWebAddress = /^https?:\/\//i.test(href) && parseUrl(href) !== null;
  return isWebAddress ? { href, rel: 'noopener noreferrer' } : null;
}
