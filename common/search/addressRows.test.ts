import { describe, expect, test } from 'vitest';
import type { Language } from '#common/languages.ts';
import { type AddressSource, addressRows, type StreetRow } from './addressRows.ts';
import { normalise } from './normalise.ts';

const street = (id: number, name_fi: string, name_sv: string | null, municipality: string | null): StreetRow => ({
  id,
  name_fi,
  name_sv,
  municipality_fi: municipality,
  municipality_sv: municipality === 'Turku' ? 'Åbo' : municipality,
  lon: 24 + id,
  lat: 60,
});
const STREETS = [
  street(1, 'Mannerheimintie', 'Mannerheimvägen', 'Helsinki'),
  street(2, 'Mannerheimintie', null, 'Kotka'),
  street(3, 'Aleksanterinkatu', 'Alexandersgatan', 'Helsinki'),
  street(4, 'Aurakatu', 'Auragatan', 'Turku'),
  street(5, 'Aleksis Kiven katu', null, null),
];
const HOUSES = { numbers: ['5', '7 B'], positions: [[24.9, 60.1] as const, [24.91, 60.11] as const] };

const source: AddressSource = {
  streets: async (prefix, names) =>
    STREETS.filter(({ name_fi, name_sv }) =>
      [name_fi, name_sv ?? ''].map(normalise).some((norm) => norm.startsWith(prefix) || names.includes(norm)),
    ),
  // The street of Kotka has no houses.
  houses: async (ids) => new Map(ids.filter((id) => id !== 2).map((id) => [id, HOUSES])),
};

async function found(query: string, language: Language = 'fi'): Promise<string[]> {
  const { match, rows } = await addressRows(source, normalise(query), { query, near: null, language, first: 20 });
  return rows.flatMap((row) =>
    row.type === 'address' ? [[match, row.name, ...row.admin, ...row.position].join(', ')] : [],
  );
}

describe('an address', () => {
  test.each([
    ['a house', 'Mannerheimintie 5', ['exact, Mannerheimintie 5, Helsinki, 24.9, 60.1']],
    ['a house by its letter', 'mannerheimintie 7b', ['exact, Mannerheimintie 7 B, Helsinki, 24.91, 60.11']],
    ['a house by number and stairs', 'Mannerheimintie 5 C', ['exact, Mannerheimintie 5, Helsinki, 24.9, 60.1']],
    ['a house in a town', 'aurakatu 5, turku', ['exact, Aurakatu 5, Turku, 24.9, 60.1']],
    ['a house with its postcode', 'Aurakatu 5, 20100 Turku', ['exact, Aurakatu 5, Turku, 24.9, 60.1']],
    ['a street with a postcode alone', 'Aurakatu 20100', ['exact, Aurakatu, Turku, 28, 60']],
    ['a street with its postcode', 'Aurakatu 20100 Turku', ['exact, Aurakatu, Turku, 28, 60']],
    ['a stairway and a flat', 'Aurakatu 5 B 12, Turku', ['exact, Aurakatu 5, Turku, 24.9, 60.1']],
    ['a flat', 'Aurakatu 5 as 3', ['exact, Aurakatu 5, Turku, 24.9, 60.1']],
    ['a flat in Swedish', 'Auragatan 5 lgh. 3, Åbo', ['exact, Aurakatu 5, Turku, 24.9, 60.1']],
    ['a house in another town', 'Aurakatu 5 Helsinki', []],
    ['a street', 'aurakatu', ['exact, Aurakatu, Turku, 28, 60']],
    [
      'the beginning of a street',
      'alek',
      ['prefix, Aleksanterinkatu, Helsinki, 27, 60', 'prefix, Aleksis Kiven katu, 29, 60'],
    ],
    ['a street of several words', 'aleksis kiven katu 5', ['exact, Aleksis Kiven katu 5, 24.9, 60.1']],
    ['a street in a town', 'mannerheimintie kotka', ['exact, Mannerheimintie, Kotka, 26, 60']],
    ['another form of a street', 'aleksanterinkadulla', ['exact, Aleksanterinkatu, Helsinki, 27, 60']],
    ['another form of a town', 'mannerheimintie kotkassa', ['exact, Mannerheimintie, Kotka, 26, 60']],
    ['a town that nobody knows of', 'aleksis kiven katu tampere', ['exact, Aleksis Kiven katu, 29, 60']],
    ['too few letters', 'ale', []],
    ['a number alone', '5', []],
    ['numbers alone', '1234 5678', []],
  ])('%s: %s', async (_what, query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('is a street without the house that was asked for, as what is near it', async () => {
    expect(await found('Aurakatu 99')).toEqual(['word, Aurakatu, Turku, 28, 60']);
  });

  test('is named in Swedish for those who read it', async () => {
    expect(await found('Aurakatu 5', 'sv')).toEqual(['exact, Auragatan 5, Åbo, 24.9, 60.1']);
    expect(await found('auragatan 5')).toEqual(['exact, Aurakatu 5, Turku, 24.9, 60.1']);
  });
});
