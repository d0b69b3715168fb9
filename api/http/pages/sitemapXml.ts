import { escapeHtml } from '#common/escapeHtml.ts';

export interface SitemapEntry {
  /** Absolute URL. */
  readonly loc: string;
  /** ISO date or time of the last change; null where it is not known. */
  readonly lastmod: string | null;
}

/** A sitemap of at most 50,000 pages (sitemaps.org). */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return document('urlset', 'url', entries);
}

/** The list of sitemaps. */
export function sitemapIndexXml(entries: readonly SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', entries);
}

function document(root: string, element: string, entries: readonly SitemapEntry[]): string {
  const rows = entries.map(({ loc, lastmod }) => {
    const changed = lastmod === null ? '' : `<lastmod>${escapeHtml(lastmod)}</lastmod>`;
    return `<${element}><loc>${escapeHtml(loc)}</loc>${changed}</${element}>\n`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
    ...rows,
    `</${root}>\n`,
  ].join('');
}
