import type { Language } from '#common/languages.ts';
import { escapeXml, xmlElement } from './xmlText.ts';

export interface FeedOptions {
  /** Origin of the links, without a slash at its end. */
  readonly publicUrl: string;
  /** Path and query of the feed itself. */
  readonly self: string;
  readonly language: Language;
  /** When the newest entry changed. */
  readonly time: Date;
}

/**
 * The page of an entry and its text. Without a page the text is its content: an entry must have one of them (RFC 4287,
 * 4.1.2), and at most one page.
 */
export function pageAndText(page: string | null, text: string): string {
  if (page === null) return `<content type="text">${escapeXml(text)}</content>`;
  return `<link rel="alternate" href="${escapeXml(page)}"/>${xmlElement('summary', text)}`;
}

/** An Atom feed (RFC 4287) of entries that are XML already, with terms of Dublin Core in them. */
export function feedXml(
  title: string,
  entries: readonly string[],
  { publicUrl, self, language, time }: FeedOptions,
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:dcterms="http://purl.org/dc/terms/" xml:lang="${language}">`,
    xmlElement('id', publicUrl + self),
    xmlElement('title', title),
    xmlElement('updated', time.toISOString()),
    `<link rel="self" href="${escapeXml(publicUrl + self)}"/>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}
