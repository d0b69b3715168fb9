import { describe, expect, test } from 'vitest';
import { parseTowns } from './baseTilesNames.ts';

const header = 'name_fi\tname_sv\tname_en\tname_se\tlon\tlat\tpopulation\tmunicipality';
const table = (...lines: string[]) => [header, ...lines].join('\n');

describe('towns of the base map', () => {
  test('may lack everything but a Finnish name and a position', () => {
    const [town] = parseTowns(table('Nuorgam\t\t\t\t27.85\t70.08'));
    expect(town).toEqual({
      position: [27.85, 70.08],
      properties: { name: 'Nuorgam', 'name:fi': 'Nuorgam', kind: 'locality', population_rank: 0, min_zoom: 4 },
    });
  });

  test('have only the names that differ from the Finnish one', () => {
    const [town] = parseTowns(table('Hämeenlinna\tTavastehus\tHämeenlinna\t\t24.4643\t60.996\t67600\tHämeenlinna'));
    expect(town?.properties).toMatchObject({
      name: 'Hämeenlinna',
      'name:sv': 'Tavastehus',
      population: 67600,
      population_rank: 7,
    });
    expect(town?.properties).not.toHaveProperty('name:en');
    expect(town?.properties).not.toHaveProperty('name:se');
  });

  test('are written from low zooms on in both languages where their municipality is bilingual', () => {
    const towns = parseTowns(
      table('Espoo\tEsbo\t\t\t24.656\t60.2055\t289700\t', 'Hämeenlinna\tTavastehus\t\t\t24.4643\t60.996\t67600\t'),
    );
    expect(towns.map(({ properties }) => properties['bilingual'])).toEqual([true, undefined]);
  });

  test('give way to a bigger neighbour until there is room for both, but for cities', () => {
    const towns = parseTowns(
      table(
        'Kerava\tKervo\t\t\t25.105\t60.404\t37100\t',
        'Espoo\t\t\t\t24.656\t60.2055\t289700\t',
        'Helsinki\t\t\t\t24.9414\t60.1708\t653800\t',
        'Inari\t\t\t\t27.03\t68.905\t6900\t',
      ),
    );
    expect(towns.map(({ properties }) => [properties['name'], properties.min_zoom])).toEqual([
      ['Helsinki', 4],
      ['Espoo', 4],
      ['Kerava', 7],
      ['Inari', 4],
    ]);
  });

  test.each([
    'Kuopio\t\t\t\t\t62.89\t1\t',
    'Kuopio\t\t\t\t27.68\tnorth\t1\t',
    '\t\t\t\t27.68\t62.89\t1\t',
    'Kuopio\t\t\t\t27.68\t62.89\tmany\t',
  ])('refuses the row %j', (row) => {
    expect(() => parseTowns(table(row))).toThrow();
  });
});
