import type { Built } from '#api/import/publish/build/build.ts';
import type { DraftPlace } from '#api/import/publish/build/draftPlace.ts';
import { type SearchRows, searchRows } from './searchRows.ts';
import type { Rows, TableRows } from './tableRows.ts';

/** Rows of the tables that the search reads. */
export function searchTableRows(built: Built, version: number): TableRows[] {
  const found = built.places.map(searchOf);
  return [
    { table: 'search_name', columns: 'version, place_id, lang, norm, weight', rows: nameRows(built, found, version) },
    { table: 'search_word', columns: 'version, word, place_id, quality', rows: wordRows(built, found, version) },
    { table: 'search_vocabulary', columns: 'version, word', rows: vocabularyRows(found, version) },
  ];
}

function* nameRows({ places }: Built, found: readonly SearchRows[], version: number): Rows {
  for (const [i, { id }] of places.entries()) {
    for (const { lang, norm, weight } of found[i]?.names ?? []) yield [version, id, lang, norm, weight];
  }
}

function* wordRows({ places }: Built, found: readonly SearchRows[], version: number): Rows {
  for (const [i, { id, quality }] of places.entries()) {
    for (const word of found[i]?.words ?? []) yield [version, word, id, quality];
  }
}

/** Each word of any place once. */
function* vocabularyRows(found: readonly SearchRows[], version: number): Rows {
  for (const word of new Set(found.flatMap(({ words }) => words))) yield [version, word];
}

function searchOf({ display, aliases, record }: DraftPlace): SearchRows {
  const { named, name, nameSv, nameEn, nameSe, nameLocal } = display;
  return searchRows({ named, name, nameSv, nameEn, nameSe, nameLocal, aliases, altNames: record.names.alt ?? [] });
}
