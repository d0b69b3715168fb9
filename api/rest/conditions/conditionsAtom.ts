import { type FeedOptions, feedXml, pageAndText } from '#api/rest/core/atom.ts';
import { escapeXml, xmlElement } from '#api/rest/core/xmlText.ts';
import type { Language } from '#common/languages.ts';
import type { ConditionBody } from './conditionJson.ts';

const TITLES = {
  fi: 'Tilanne nyt',
  sv: 'Läget nu',
  en: 'Conditions now',
} as const satisfies Record<Language, string>;

/** Conditions as an Atom feed (RFC 4287), the newest first; their validity is that of Dublin Core (DCMI Period). */
export function conditionsAtom(conditions: readonly ConditionBody[], options: FeedOptions): string {
  const { language, time } = options;
  const newest = conditions.toSorted((a, b) => (a.observedAt < b.observedAt ? 1 : -1));
  const updated = newest[0] === undefined ? time : new Date(newest[0].observedAt);
  const entries = newest.map((condition) => entryOf(condition, options));
  return feedXml(TITLES[language], entries, { ...options, time: updated });
}

function entryOf(condition: ConditionBody, { publicUrl, language }: FeedOptions): string {
  const { id, kind, headline, description, source, link, attractionId, observedAt, validFrom, validUntil } = condition;
  const page = attractionId === null ? null : `${publicUrl}/v/place/${attractionId}?lang=${language}`;
  const author = source.attribution ?? source.name ?? source.key;
  const validity = `start=${validFrom};${validUntil === null ? '' : ` end=${validUntil};`} scheme=W3C-DTF;`;
  return [
    '<entry>',
    xmlElement('id', `${publicUrl}/api/query/conditions#${id}`),
    xmlElement('title', headline || description || kind),
    xmlElement('updated', observedAt),
    `<author>${xmlElement('name', author)}</author>`,
    `<category term="${kind}"/>`,
    pageAndText(page ?? link, description || headline),
    ...(page === null || link === null ? [] : [`<link rel="via" href="${escapeXml(link)}"/>`]),
    xmlElement('dcterms:valid', validity),
    ...(source.licence === null ? [] : [xmlElement('rights', `${author}, ${source.licence}`)]),
    '</entry>',
  ].join('');
}
