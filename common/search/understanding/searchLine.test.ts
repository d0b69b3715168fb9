import { describe, expect, test } from 'vitest';
import type { SearchRow } from '#common/search/searchTypes.ts';
import { NONE, source, town } from '../../../tests/support/made/madeLineSource.ts';
import type { LineSource } from './lineSource.ts';
import { searchLine } from './searchLine.ts';

async function answered(query: string, of: LineSource): Promise<string[]> {
  return (await searchLine(of, { query, near: null, language: 'sv', first: 20 })).map(shownRow);
}

function shownRow(row: SearchRow): string {
  if (row.type === 'header') return row.header;
  if (row.type === 'attraction') return row.matchedName;
  if (row.type !== 'understood') return row.type;
  return [...row.parts.map(({ text }) => text), ...(row.rest === '' ? [] : [`"${row.rest}"`])].join('|');
}

describe('a line that is understood', () => {
  test('is answered by what was understood and the places that fit', async () => {
    expect(await answered('avoin kahvila Porvoo', source(['Helmi', 'Muru'], ['Helmi']))).toEqual([
      'avoin|kahvila|Porvoo',
      'UNDERSTOOD',
      'Helmi',
    ]);
  });

  test('has for each part the line without it, and names areas in the visitor’s language', async () => {
    const [row] = await searchLine(source([], []), {
      query: 'esteetön kahvila in Porvoo, auki lauantaina',
      near: null,
      language: 'sv',
      first: 20,
    });
    const parts = row?.type === 'understood' ? row.parts : [];
    expect(parts.map(({ without }) => without)).toEqual([
      'kahvila in Porvoo, auki lauantaina',
      'esteetön in Porvoo, auki lauantaina',
      'esteetön kahvila, auki lauantaina',
      'esteetön kahvila in Porvoo',
    ]);
    expect(parts.map(({ meaning }) => meaning)).toContainEqual({ type: 'area', name: 'Borgå' });
    expect(parts.at(-1)?.meaning).toEqual({ type: 'opening', at: new Date('2026-11-28T10:00:00Z') });
  });

  test('has a place whose name begins with the line before the places that fit', async () => {
    expect(await answered('kahvila Porvoo', source(['Kahvila Porvoo', 'Helmi'], ['Helmi']))).toEqual([
      'kahvila|Porvoo',
      'ATTRACTIONS',
      'Kahvila Porvoo',
      'UNDERSTOOD',
      'Helmi',
    ]);
  });

  test('begins with the place of that name where it fits, and lists it once', async () => {
    const both = source(['Helmi', 'Kahvila Porvoo'], ['Helmi', 'Kahvila Porvoo']);
    expect(await answered('kahvila Porvoo', both)).toEqual(['kahvila|Porvoo', 'UNDERSTOOD', 'Kahvila Porvoo', 'Helmi']);
  });

  test('with a name is answered by the places of that name that fit', async () => {
    expect(await answered('avoin kahvila Helmi', source(['Helmi', 'Helmin tori'], ['Helmi']))).toEqual([
      'avoin|kahvila|"Helmi"',
      'UNDERSTOOD',
      'Helmi',
    ]);
  });

  test('is only searched as a name where a place has that name', async () => {
    expect(await answered('kahvila Helmi', source(['Helmin kahvila'], []))).toEqual(['ATTRACTIONS', 'Helmin kahvila']);
  });

  test('of an area and a name is answered by the places of that name there', async () => {
    expect(await answered('Helmi Porvoo', source(['Helmi', 'Muru'], ['Helmi', 'Muru']))).toEqual([
      'Porvoo|"Helmi"',
      'UNDERSTOOD',
      'Helmi',
    ]);
    expect(await answered('Porvoon Helmi', source(['Porvoon Helmi', 'Helmi'], ['Helmi']))).toEqual([
      'ATTRACTIONS',
      'Porvoon Helmi',
    ]);
  });

  test('of a region alone is answered by its places, of a town alone by the town', async () => {
    const all = source(['Helmi'], ['Helmi']);
    expect(await answered('Uusimaa', all)).toEqual(['Uusimaa', 'UNDERSTOOD', 'Helmi']);
    expect(await answered('Lappi', all)).toEqual(['Lappi', 'PLACE_NAMES', 'placeName', 'UNDERSTOOD', 'Helmi']);
    expect(await answered('Porvoo', all)).toEqual(['PLACE_NAMES', 'placeName']);
  });

  test.each(['kahvila Suomenlinna', 'kahvila Suomenlinnassa'])(
    '%s is answered by what fits near the place of that name, which follows',
    async (line) => {
      expect(await answered(line, source(['Suomenlinna', 'Helmi'], ['Helmi']))).toEqual([
        `kahvila|${line.split(' ')[1]}`,
        'UNDERSTOOD',
        'Helmi',
        'ATTRACTIONS',
        'Suomenlinna',
      ]);
    },
  );

  test('with a name that no place bears is answered without it, and says so', async () => {
    const input = { query: 'halpa kahvila', near: null, language: 'fi', first: 20 } as const;
    expect(await searchLine(source(['Helmi'], ['Helmi']), input)).toMatchObject([
      { type: 'understood', rest: 'halpa', withoutRest: 'kahvila', isRestMet: false },
      { header: 'UNDERSTOOD' },
      { matchedName: 'Helmi' },
    ]);
  });

  test('is answered without a part of it although a name holds all of it, which comes first', async () => {
    expect(await answered('auki halpa kahvila', source(['Auki halpa kahvila', 'Helmi'], ['Helmi']))).toEqual([
      'auki|kahvila|"halpa"',
      'ATTRACTIONS',
      'Auki halpa kahvila',
      'UNDERSTOOD',
      'Helmi',
    ]);
  });

  test.each(['kahvila Helsiki', 'kahivla Helsinki'])(
    'is understood with one slip of the fingers: %s',
    async (query) => {
      const [row] = await searchLine(source(['Helmi'], ['Helmi']), { query, near: null, language: 'fi', first: 20 });
      expect(row).toMatchObject({
        parts: [{ meaning: { key: 'amenity/cafe' } }, { meaning: { name: 'Helsinki' } }],
        rest: '',
      });
    },
  );

  test('forgives few words, and asks for each once', async () => {
    const asked: string[] = [];
    const of = source([], []);
    const slip = (word: string) => {
      asked.push(word);
      return null;
    };
    const unknown = Array.from({ length: 25 }, (_, at) => `xyzz${String.fromCharCode(97 + at)}`);
    await answered(`kahvila ${unknown.join(' ')}`, { ...of, vocabulary: { ...of.vocabulary, slip } });
    expect(asked).toEqual(unknown.slice(0, 10));
  });

  test('is no longer than a name may be', async () => {
    const helmi = source(['Helmi'], ['Helmi']);
    expect(await answered('avoin kahvila'.padEnd(199, ' x'), helmi)).toHaveLength(3);
    expect(await answered('avoin kahvila'.padEnd(201, ' x'), helmi)).toEqual([]);
  });

  test('names the municipality of a place name in the visitor’s language', async () => {
    const ekenas: LineSource = {
      ...source([], []),
      placeNames: { ...NONE, byPrefix: async () => [town(3, 'Tammisaari', 'Raasepori')] },
    };
    const [, row] = await searchLine(ekenas, { query: 'Tammisaari', near: null, language: 'sv', first: 20 });
    expect(row).toMatchObject({ type: 'placeName', admin: ['Raseborg'] });
  });

  test('has the name of another place that is like the line beside it', async () => {
    const both = source(['Tuomiokirkon krypta', 'Helsingin tuomiokirkko'], ['Tuomiokirkon krypta']);
    const guessing: LineSource = {
      ...both,
      places: { ...both.places, similar: async (word) => [word, 'tuomiokirkko'] },
    };
    expect(await answered('Helsingin tuomiokirko', guessing)).toEqual([
      'Helsingin|"tuomiokirko"',
      'UNDERSTOOD',
      'Tuomiokirkon krypta',
      'ATTRACTIONS',
      'Helsingin tuomiokirkko',
    ]);
  });

  test('names the place that does not fit below', async () => {
    expect(await answered('Kiasma auki', source(['Kiasma', 'Helmi'], ['Helmi']))).toEqual([
      'auki|"Kiasma"',
      'ATTRACTIONS',
      'Kiasma',
    ]);
    expect(await answered('kahvila Löyly', source(['Löyly Helsinki', 'Helmi'], ['Helmi']))).toEqual([
      'kahvila|"Löyly"',
      'UNDERSTOOD',
      'Helmi',
      'ATTRACTIONS',
      'Löyly Helsinki',
    ]);
  });

  test.each(['Kiasma aukioloajat', 'opening hours Kiasma', 'Kiasma, öppettider idag'])(
    '%s finds the place of that name, open or not',
    async (line) => {
      expect(await answered(line, source(['Kiasma', 'Helmi'], []))).toEqual(['ATTRACTIONS', 'Kiasma']);
    },
  );

  test.each([
    'how to get to Kiasma',
    'ferry to Kiasma',
    'Miten pääsee Kiasmaan?',
    'hur kommer man till Kiasma',
    'opening hours of Kiasma',
    'where is the Kiasma',
    '🏛️ Kiasma',
    'what are the opening hours of Kiasma',
    'mitkä ovat Kiasma aukioloajat',
    'vad har Kiasma för öppettider',
  ])('%s finds the place that it asks for', async (line) => {
    expect(await answered(line, source(['Kiasma', 'Helmi'], []))).toEqual(['ATTRACTIONS', 'Kiasma']);
  });

  test.each([
    ['Cafe Rainy Day', 'Cafe Rainy Day'],
    ['Kahvila Sateella', 'Kahvila Sateella'],
    ['opening hours Best Western', 'Best Western'],
    ['aukioloajat Paras Pizza', 'Paras Pizza'],
    ['Paras aukioloajat', 'Paras'],
    ['Kahvila Aukiola', 'Kahvila Aukiola'],
  ])('%s finds the place whose name has such a word', async (line, name) => {
    const names = [name, 'Western', 'Pizza', ...Array.from({ length: 30 }, (_, at) => `Kahvila ${at}`), 'Cafe'];
    const rows = await searchLine(source(names, []), { query: line, near: null, language: 'sv', first: 20 });
    expect(rows.find(({ type }) => type === 'attraction')).toMatchObject({ matchedName: name });
  });

  test('begins with the place of exactly that name', async () => {
    const both = source(['Kahvila Porvoo Helmi', 'Kahvila Porvoo'], ['Kahvila Porvoo Helmi', 'Kahvila Porvoo']);
    expect(await answered('kahvila Porvoo', both)).toEqual([
      'kahvila|Porvoo',
      'UNDERSTOOD',
      'Kahvila Porvoo',
      'Kahvila Porvoo Helmi',
    ]);
  });

  test.each([
    ['kahvila lähellä Porvoota', null, { area: null, sort: 'nearest', near: [25.5, 60.5] }],
    ['kahvila Porvoossa', null, { area: ['Porvoo'], sort: 'best', near: null }],
    ['lähin kahvila', [24, 61], { area: null, sort: 'nearest', near: [24, 61] }],
    ['lähin kahvila', null, { area: null, sort: 'best', near: null }],
    ['lähin kahvila Porvoossa', [25.6, 60.4], { area: ['Porvoo'], sort: 'nearest', near: [25.6, 60.4] }],
  ] as const)('"%s" asked from %s is looked for there', async (query, near, expected) => {
    const asked: object[] = [];
    const spied: LineSource = {
      ...source([], []),
      fitting: async (filter) => {
        asked.push(filter);
        return [];
      },
    };
    await searchLine(spied, { query, near, language: 'fi', first: 20 });
    expect(asked).toMatchObject([expected]);
  });

  test('has no places where it is not known which fit', async () => {
    const unknown = source(['Helmi'], ['Helmi'], false);
    const rows = await searchLine(unknown, { query: 'avoin kahvila', near: null, language: 'fi', first: 20 });
    expect(rows).toMatchObject([{ type: 'understood', isAnswered: false }]);
  });
});
