import { describe, expect, test } from 'vitest';
import { type SearchablePlace, searchRows } from './searchRows.ts';

const plain: SearchablePlace = {
  named: true,
  name: 'Hämeen linna',
  nameSv: null,
  nameEn: null,
  nameSe: null,
  nameLocal: null,
  altNames: [],
  aliases: [],
};

describe('what a place is searched by', () => {
  test('is every name in its normalised form, and their words', () => {
    const rows = searchRows({ ...plain, nameSv: 'Tavastehus slott', nameEn: 'Häme Castle', nameSe: 'Hámeladni' });
    expect(rows.names).toEqual([
      { lang: 'fi', norm: 'hameen linna', weight: 1 },
      { lang: 'sv', norm: 'tavastehus slott', weight: 1 },
      { lang: 'en', norm: 'hame castle', weight: 1 },
      { lang: 'se', norm: 'hameladni', weight: 1 },
    ]);
    expect(rows.words).toEqual(['hameen', 'linna', 'tavastehus', 'slott', 'hame', 'castle', 'hameladni']);
  });

  test('names each name once, by its best weight', () => {
    const { names } = searchRows({
      ...plain,
      nameLocal: 'HÄMEEN LINNA',
      altNames: ['Hämeen-linna', 'Linna'],
      aliases: ['Linna'],
    });
    expect(names).toEqual([
      { lang: 'fi', norm: 'hameen linna', weight: 1 },
      { lang: 'alias', norm: 'linna', weight: 0.9 },
    ]);
  });

  test('is less for other names than for the names', () => {
    const { names } = searchRows({ ...plain, altNames: ['Keskiaikalinna'] });
    expect(names.at(-1)).toEqual({ lang: 'alt', norm: 'keskiaikalinna', weight: 0.8 });
  });

  test('is nothing for a place without a name of its own, but its aliases', () => {
    expect(searchRows({ ...plain, named: false, name: 'Laavu' })).toEqual({ names: [], words: [] });
    expect(searchRows({ ...plain, named: false, name: 'Laavu', aliases: ['Rantalaavu'] }).words).toEqual([
      'rantalaavu',
    ]);
  });
});
