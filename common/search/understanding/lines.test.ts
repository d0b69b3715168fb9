import { describe, expect, test } from 'vitest';
import { allCategories } from '#common/catalogue/catalogue.ts';
import { AREAS } from '#common/search/areas.ts';
import { offeredCategories } from '#common/search/searchCategories.ts';
import { EN, FI, type Line, SV } from './linesOfPeople.ts';
import { understand } from './understand.ts';
import type { Meaning } from './understood.ts';
import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf(offeredCategories(allCategories()), AREAS);
const ALL: readonly Line[] = [...FI, ...SV, ...EN];
const RIGHT = ALL.flatMap(([line, expected, notYet]) => (notYet === undefined ? [[line, expected] as const] : []));
const NOT_YET = ALL.flatMap(([line, expected, notYet]) =>
  notYet === undefined ? [] : [[line, expected, notYet] as const],
);
const WEEKDAYS = ['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su'];

/** `amenity/cafe`, `:swimming`, `+lit`, `@Porvoo`, `open`, `open la 10:00`, `"name"`, in the order of the line. */
function described(line: string): string {
  const understood = understand(line, vocabulary);
  if (understood === null) return '';
  const { parts, rest } = understood;
  return [...parts.map(({ meaning }) => toldMeaning(meaning)), ...(rest === '' ? [] : [`"${rest}"`])].join(' ');
}

function toldMeaning(meaning: Meaning): string {
  switch (meaning.type) {
    case 'category':
      return meaning.key;
    case 'kind':
      return `:${meaning.kind}`;
    case 'features':
      return `+${meaning.features.join('|')}`;
    case 'area':
      return `@${meaning.name}`;
    case 'opening': {
      const { day, minutes } = meaning.opening;
      const dayText =
        day === null ? '' : 'weekday' in day ? ` ${WEEKDAYS[day.weekday]}` : day.ahead > 0 ? ' huomenna' : '';
      const clock = minutes === null ? '' : ` ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
      return `open${dayText}${clock}`;
    }
  }
}

describe('lines as people type them', () => {
  test('are 60 Finnish, 25 Swedish and 35 English ones', () => {
    expect([FI, SV, EN].map(({ length }) => length)).toEqual([60, 25, 35]);
  });

  test.each(RIGHT)('%s: %s', (line, expected) => {
    expect(described(line)).toBe(expected);
  });

  test.fails.each(NOT_YET)('%s is not understood as %s: %s', (line, expected) => {
    expect(described(line)).toBe(expected);
  });

  test('at least 110 are understood', () => {
    expect(ALL.filter(([line, expected]) => described(line) === expected).length).toBeGreaterThanOrEqual(110);
  });
});
