import type { FeedRow } from '#api/domain/changes/filteredChangesSql.ts';
import { type FeedOptions, feedXml, pageAndText } from '#api/rest/core/atom.ts';
import { xmlElement } from '#api/rest/core/xmlText.ts';
import type { Language } from '#common/languages.ts';
import { changedFields } from '#common/places/changeFields.ts';
import { changeSentence, type FeedKind } from './changeWords.ts';

const TITLES = {
  fi: 'Kohteiden muutokset',
  sv: 'Ändringar av platser',
  en: 'Changes of places',
} as const satisfies Record<Language, string>;

const KINDS = {
  fi: { ADDED: 'Uusi', CHANGED: 'Muuttunut', MERGED: 'Yhdistetty', GONE: 'Poistunut', LEFT: 'Poistunut syötteestä' },
  sv: { ADDED: 'Ny', CHANGED: 'Ändrad', MERGED: 'Sammanslagen', GONE: 'Borttagen', LEFT: 'Borttagen ur flödet' },
  en: { ADDED: 'New', CHANGED: 'Changed', MERGED: 'Merged', GONE: 'Gone', LEFT: 'Gone from this feed' },
} as const satisfies Record<Language, Record<FeedKind, string>>;

/** Changes, the newest first, as an Atom feed (RFC 4287). */
export function changesAtom(rows: readonly FeedRow[], options: FeedOptions): string {
  const entries = rows.map((row) => entryOf(row, options));
  return feedXml(TITLES[options.language], entries, options);
}

function entryOf(row: FeedRow, { publicUrl, language }: FeedOptions): string {
  const { id, mergedInto, step, name, at } = row;
  const kind: FeedKind = row.hasLeft ? 'LEFT' : row.kind;
  const page = kind === 'GONE' ? null : `${publicUrl}/v/place/${mergedInto ?? id}?lang=${language}`;
  return [
    '<entry>',
    xmlElement('id', `${publicUrl}/api/query/changes#${step}-${id}`),
    xmlElement('title', `${KINDS[language][kind]}: ${name ?? id}`),
    xmlElement('updated', at.toISOString()),
    `<author>${xmlElement('name', 'Taival')}</author>`,
    `<category term="${kind === 'LEFT' ? 'gone' : kind.toLowerCase()}"/>`,
    pageAndText(page, changeSentence(kind, changedFields(row.fields), language)),
    '</entry>',
  ].join('');
}
