import { escapeXml } from '#api/rest/core/xmlText.ts';
import type { Language } from '#common/languages.ts';
import type { ConditionBody } from './conditionJson.ts';

export interface FeedOptions {
  /** Origin of the links, without a slash at its end. */
  readonly publicUrl: string;
  /** Path and query of the feed itself. */
  readonly self: string;
  readonly language: Language;
  readonly time: Date;
}

const TITLES = {
  fi: 'Olosuhteet',
  sv: 'Läget just nu',
  en: 'Conditions',
} as const satisfies Record<Language, string>;

/** Conditions as an Atom feed (RFC 4287), the newest first; their validity is that of Dublin Core (DCMI Period). */
export function conditionsAtom(
  conditions: readonly ConditionBody[],
  { publicUrl, self, language, time }: FeedOptions,
): string {
  const newest = conditions.toSorted((a, b) => (a.observedAt < b.observedAt ? 1 : -1));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:dcterms="http://purl.org/dc/terms/" xml:lang="${language}">`,
    element('id', publicUrl + self),
    element('title', TITLES[language]),
    element('updated', newest[0]?.observedAt ?? time.toISOString()),
    `<link rel="self" href="${escapeXml(publicUrl + self)}"/>`,
    ...newest.map((condition) => entryOf(condition, publicUrl)),
    '</feed>\n',
  ].join('\n');
}

function entryOf(condition: ConditionBody, publicUrl: string): string {
  const { id, kind, headline, description, source, link, attractionId, observedAt, validFrom, validUntil } = condition;
  const page = attractionId === null ? null : `${publicUrl}/v/place/${attractionId}`;
  const author = source.attribution ?? source.name ?? source.key;
  const validity = `start=${validFrom};${validUntil === null ? '' : ` end=${validUntil};`} scheme=W3C-DTF;`;
  return [
    '<entry>',
    element('id', `${publicUrl}/api/query/conditions#${id}`),
    element('title', headline || description || kind),
    element('updated', observedAt),
    `<author>${element('name', author)}</author>`,
    `<category term="${kind}"/>`,
    ...[page, link].flatMap((href) => (href === null ? [] : `<link rel="alternate" href="${escapeXml(href)}"/>`)),
    element('summary', description || headline),
    element('dcterms:valid', validity),
    ...(source.licence === null ? [] : [element('rights', `${author}, ${source.licence}`)]),
    '</entry>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
