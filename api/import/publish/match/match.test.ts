import { describe, expect, test } from 'vitest';
import { loadRecord } from '#api/import/publish/core/loaded.ts';
import type { SourceRecord } from '#api/import/records/record.ts';
import type { Position } from '#common/geo/bounds.ts';
import {
  lineRecord,
  pointRecord,
  type RecordSketch,
  squareRecord,
} from '../../../../tests/support/made/madeRecords.ts';
import { categoryRules } from './categoryRules.ts';
import { matchRecords } from './match.ts';
import { comparableNames } from './nameSimilarity.ts';

/** Refs of the records that became one place, for places of several. */
function matched(records: readonly SourceRecord[]): string[][] {
  const clusters = matchRecords(
    records.map((record) => loadRecord(record, record.geometry, null)),
    (record) => {
      const { meaning, isService, genericWords } = categoryRules(record.category);
      return { record, group: meaning, isService, names: comparableNames(record.names, genericWords) };
    },
  );
  return clusters.filter((members) => members.length > 1).map((members) => members.map(({ ref }) => ref));
}

const HERE: Position = [25, 61];
/** So many metres east. */
const east = (metres: number): Position => [25 + metres / 54_000, 61];

const lipas = (position: Position, sketch: Partial<RecordSketch>): SourceRecord =>
  pointRecord(position, { source: 'lipas', ref: 'lipas', ...sketch });
const osm = (position: Position, sketch: Partial<RecordSketch>): SourceRecord =>
  pointRecord(position, { source: 'osm', ref: 'osm', ...sketch });

const BOTH = [['lipas', 'osm']];
const NONE: string[][] = [];

describe('points of different sources', () => {
  test.each([
    ['of one name within 300 m', 280, 'Haukkalammen laavu', 'Haukkalampi', BOTH],
    ['of one name, but further', 320, 'Haukkalammen laavu', 'Haukkalampi', NONE],
    ['of a like name within 100 m', 90, 'Aulangon laavu', 'Aulanko', BOTH],
    ['of a like name, but further', 150, 'Aulangon laavu', 'Aulanko', NONE],
    ['of other names side by side', 5, 'Haukkalampi', 'Mustikkamäki', NONE],
    ['of other numbers side by side', 5, 'Laavu 1', 'Laavu 2', NONE],
    ['without a name within 50 m', 45, undefined, undefined, BOTH],
    ['without a name, but further', 60, undefined, undefined, NONE],
    ['one of them without a name within 50 m', 45, 'Haukkalampi', undefined, BOTH],
    ['that are only called lean-to within 50 m', 45, 'Laavu', 'Laavu', BOTH],
    ['that are only called lean-to, but further', 60, 'Laavu', 'Laavu', NONE],
  ])('%s', (_, metres, a, b, expected) => {
    expect(
      matched([
        lipas(HERE, a === undefined ? {} : { names: { fi: a } }),
        osm(east(metres), b === undefined ? {} : { names: { fi: b } }),
      ]),
    ).toEqual(expected);
  });

  test('of one name are joined with the nearer one', () => {
    const names = { fi: 'Katajanokan vierassatama' };
    const marina = { category: 'leisure/marina', names };
    const clusters = matched([
      lipas(HERE, marina),
      osm(east(250), { ...marina, ref: 'far' }),
      osm(east(120), { ...marina, ref: 'near', names: { fi: 'Katajanokan vierasvenesatama' } }),
    ]);
    expect(clusters).toEqual([['lipas', 'near']]);
  });

  test('are two huts where one is to be reserved and the other is open', () => {
    const hut = (fi: string) => ({ names: { fi }, category: 'tourism/wilderness_hut' });
    expect(matched([lipas(HERE, hut('Sarvikuru, autiotupa')), osm(HERE, hut('Sarvikuru, varaustupa'))])).toEqual(NONE);
    expect(matched([lipas(HERE, hut('Sarvikuru, autiotupa')), osm(HERE, hut('Sarvikuru'))])).toEqual(BOTH);
  });

  test('that share an article in one house are one place, also services of different categories', () => {
    const loyly = { wikidata: 'Q1', names: { fi: 'Löyly' } };
    const sauna = osm(HERE, { ...loyly, ref: 'sauna', category: 'leisure/sauna' });
    const restaurant = { ...loyly, ref: 'restaurant', category: 'amenity/restaurant' };
    expect(matched([sauna, osm(east(40), restaurant)])).toEqual([['restaurant', 'sauna']]);
    expect(matched([sauna, osm(east(70), restaurant)])).toEqual(NONE);
  });

  test('a market and its square are one', () => {
    const names = { fi: 'Kauppatori' };
    const square = squareRecord(HERE, 0.001, { source: 'osm', ref: 'square', names, category: 'place/square' });
    const market = osm(HERE, { ref: 'market', names, category: 'amenity/marketplace' });
    expect(matched([square, market])).toEqual([['market', 'square']]);
    expect(matched([{ ...square, category: 'tourism/attraction' }, market])).toEqual([['market', 'square']]);
  });

  test('of another kind of place stay apart, even with one name', () => {
    const names = { fi: 'Haukkalampi' };
    expect(matched([lipas(HERE, { names }), osm(HERE, { names, category: 'leisure/firepit' })])).toEqual(NONE);
  });

  test('of kinds between which sources draw the line differently are one', () => {
    const names = { fi: 'Hietaranta' };
    expect(
      matched([lipas(HERE, { names, category: 'lipas/3220' }), osm(HERE, { names, category: 'natural/beach' })]),
    ).toEqual(BOTH);
    expect(
      matched([
        lipas(HERE, { names, category: 'leisure/bird_hide' }),
        osm(HERE, { names, category: 'tourism/viewpoint' }),
      ]),
    ).toEqual(BOTH);
    expect(
      matched([lipas(HERE, { names, category: 'amenity/restaurant' }), osm(HERE, { names, category: 'amenity/pub' })]),
    ).toEqual(BOTH);
  });
});

describe('the same article', () => {
  const castle = { category: 'historic/castle', wikidata: 'Q1', names: { fi: 'Hämeen linna' } };

  test('makes one place of different kinds and names', () => {
    const museum = { category: 'tourism/museum', wikidata: 'Q1', names: { fi: 'Linnan museo' } };
    expect(matched([lipas(HERE, castle), osm(east(900), museum)])).toEqual(BOTH);
  });

  test('in the encyclopedia is as good as the item', () => {
    const properties = { wikipedia: 'fi:Hämeen linna' };
    expect(
      matched([
        lipas(HERE, { category: 'historic/castle', properties }),
        osm(east(900), { category: 'tourism/museum', properties }),
      ]),
    ).toEqual(BOTH);
  });

  test('far away is a mistake', () => {
    expect(matched([lipas(HERE, castle), osm(east(2100), castle)])).toEqual(NONE);
  });

  test('does not make a café of the castle it is in', () => {
    expect(matched([lipas(HERE, castle), osm(HERE, { category: 'amenity/cafe', wikidata: 'Q1' })])).toEqual(NONE);
  });

  test('is required where both have one: places with different articles stay apart, however alike', () => {
    expect(matched([lipas(HERE, castle), osm(HERE, { ...castle, wikidata: 'Q2' })])).toEqual(NONE);
  });

  test('shared by many is that of a chain, and joins none', () => {
    const chain = Array.from({ length: 13 }, (_, i) =>
      osm(east(60 * i), {
        ref: `osm${i}`,
        category: 'historic/memorial',
        wikidata: 'Q1',
        names: { fi: `Muistolaatta ${i}` },
      }),
    );
    expect(matched([lipas(HERE, castle), ...chain])).toEqual(NONE);
  });
});

describe('one source', () => {
  const museum = { category: 'tourism/museum', names: { fi: 'Ateneum' } };
  const outline = squareRecord(HERE, 0.002, { ref: 'way', ...museum });

  test('that has a place as a node and as the outline around it has one place', () => {
    expect(matched([osm(east(30), { ref: 'node', ...museum }), outline])).toEqual([['node', 'way']]);
  });

  test('has two where the node lies outside, or is called something else', () => {
    expect(matched([osm(east(300), { ref: 'node', ...museum }), outline])).toEqual(NONE);
    expect(matched([osm(HERE, { ref: 'node', ...museum, names: { fi: 'Sinebrychoff' } }), outline])).toEqual(NONE);
  });

  test('that has the parts of one monument under one article has one place', () => {
    const part = (metres: number, sketch: Partial<RecordSketch>): SourceRecord =>
      osm(east(metres), { category: 'tourism/artwork', wikidata: 'Q1', ...sketch });
    expect(
      matched([part(0, { ref: 'a' }), part(2, { ref: 'b' }), part(30, { ref: 'c' }), part(90, { ref: 'd' })]),
    ).toEqual([['a', 'b', 'c']]);
    expect(matched([part(0, { ref: 'a' }), part(2, { ref: 'b', wikidata: 'Q2' })])).toEqual(NONE);
  });

  test('that has a place twice under one name, side by side, has one place', () => {
    const pub = { ref: 'a', category: 'amenity/pub', names: { fi: 'Merimies Pub' } };
    expect(matched([osm(HERE, pub), osm(east(20), { ...pub, ref: 'b', category: 'amenity/restaurant' })])).toEqual([
      ['a', 'b'],
    ]);
    expect(matched([osm(HERE, pub), osm(east(20), { ...pub, ref: 'b', category: 'leisure/sauna' })])).toEqual(NONE);
    const double = (ref: string): Partial<RecordSketch> => ({
      ref,
      names: { fi: `Iso-Melkuttimen laavu ${ref}`, alt: ['Iso-Melkuttimen tuplalaavu'] },
    });
    expect(matched([lipas(HERE, double('1')), lipas(east(12), double('2'))])).toEqual(NONE);
    const sand = { ref: 'a', category: 'natural/beach', names: { fi: 'Uunisaaren uimaranta' } };
    const water = { ...sand, ref: 'b', category: 'leisure/swimming_area' };
    expect(matched([squareRecord(HERE, 0.0006, sand), squareRecord(east(80), 0.0006, water)])).toEqual([['a', 'b']]);
  });

  test('that has a place twice, once with more words in its name, has one place', () => {
    const cafe = { ref: 'a', category: 'amenity/cafe', names: { fi: 'Be Mine Healthy Friends' } };
    const longer = { ...cafe, ref: 'b', names: { fi: 'Be Mine: Healthy Friends Vegan Corner' } };
    expect(matched([osm(HERE, cafe), osm(east(4), longer)])).toEqual([['a', 'b']]);
    expect(matched([osm(HERE, cafe), osm(east(20), longer)])).toEqual(NONE);
    expect(
      matched([
        osm(HERE, { ...cafe, names: { fi: 'Kahvila' } }),
        osm(east(4), { ...longer, names: { fi: 'Kahvila Aino' } }),
      ]),
    ).toEqual(NONE);
  });

  test('that has the sculptures of one work of art has one place', () => {
    const work = { category: 'tourism/artwork', names: { fi: 'Liian painavat vieraat', en: 'Too Heavy Guests' } };
    const others = [
      osm(east(120), { ...work, ref: 'b' }),
      osm(east(40), { ...work, ref: 'c', names: { local: 'Too Heavy Guests' } }),
    ];
    expect(matched([osm(HERE, { ...work, ref: 'a' }), ...others])).toEqual([['a', 'b', 'c']]);
    const statue = (ref: string, metres: number) =>
      osm(east(metres), { ref, category: 'tourism/artwork', names: { fi: 'Taideteos' } });
    expect(matched([statue('a', 0), statue('b', 120)])).toEqual(NONE);
  });

  test('that has the parts of a divided park has each as a place with its outline', () => {
    const park = { category: 'leisure/park', names: { fi: 'Ratapuisto' } };
    expect(
      matched([
        squareRecord(HERE, 0.004, { ref: 'a', ...park }),
        squareRecord(east(450), 0.004, { ref: 'b', ...park }),
      ]),
    ).toEqual(NONE);
  });

  test('never has two of its points joined, nor by a third from another source', () => {
    const twins = [
      osm(east(-20), { ref: 'a', names: { fi: 'Koli' } }),
      osm(east(20), { ref: 'b', names: { fi: 'Koli' } }),
    ];
    expect(matched(twins)).toEqual(NONE);
    expect(matched([...twins, lipas(east(15), { names: { fi: 'Koli' } })])).toEqual([['lipas', 'b']]);
  });
});

describe('lines and areas', () => {
  const line = (points: number, sketch: RecordSketch): SourceRecord =>
    lineRecord(
      Array.from({ length: points }, (_, i) => [25 + i / 500, 61 + i / 1000] as const),
      { names: { fi: 'Karhunkierros' }, ...sketch },
    );

  test('of one name on the same ground are one place', () => {
    expect(
      matched([line(20, { ref: 'lipas', source: 'lipas', category: 'lipas/4405' }), line(24, { ref: 'osm' })]),
    ).toEqual(BOTH);
  });

  test('of other lengths are a route and its part', () => {
    expect(matched([line(20, { ref: 'lipas', source: 'lipas' }), line(60, { ref: 'osm' })])).toEqual(NONE);
  });

  test('of one name on other ground are two', () => {
    const park = { names: { fi: 'Keskuspuisto' }, category: 'leisure/park' };
    expect(
      matched([
        squareRecord(HERE, 0.01, { ref: 'lipas', source: 'lipas', ...park }),
        squareRecord([25.025, 61], 0.01, { ref: 'osm', ...park }),
      ]),
    ).toEqual(NONE);
  });

  test('of one name and size on the same ground are one, also a park and a reserve', () => {
    const names = { fi: 'Nuuksion kansallispuisto' };
    expect(
      matched([
        squareRecord(HERE, 0.1, {
          ref: 'lipas',
          source: 'lipas',
          names: { fi: 'Nuuksio' },
          category: 'boundary/national_park',
        }),
        squareRecord([25.01, 61], 0.12, { ref: 'osm', names, category: 'leisure/nature_reserve' }),
      ]),
    ).toEqual(BOTH);
  });

  test('take in a point of their name', () => {
    const names = { fi: 'Nuuksio' };
    const park = squareRecord(HERE, 0.1, { ref: 'osm', names, category: 'boundary/national_park' });
    expect(matched([lipas(east(2000), { names, category: 'boundary/national_park' }), park])).toEqual(BOTH);
    expect(matched([lipas(east(2000), { category: 'boundary/national_park' }), park])).toEqual(NONE);
  });
});

test('three sources of one place are one place, the preferred first', () => {
  const names = { fi: 'Koli' };
  const starter = pointRecord(east(10), { ref: 'starter', source: 'starter', names });
  expect(matched([osm(HERE, { names }), starter, lipas(east(20), { names })])).toEqual([['starter', 'lipas', 'osm']]);
});

test('a chain never pulls far things together', () => {
  const names = { fi: 'Koli' };
  const records = [
    pointRecord(HERE, { ref: 'starter', source: 'starter', names }),
    lipas(east(270), { names }),
    osm(east(560), { names }),
  ];
  expect(matched(records)).toEqual([['starter', 'lipas']]);
});

test('the outcome does not depend on the order of the records', () => {
  const records = Array.from({ length: 60 }, (_, i) => [
    lipas(east(130 * i), { ref: `l${i}`, names: i % 3 === 0 ? {} : { fi: `Laavu ${i % 5}` } }),
    osm(east(130 * i + 40 * (i % 4)), { ref: `o${i}`, names: i % 2 === 0 ? {} : { fi: `Laavu ${i % 5}` } }),
  ]).flat();
  const once = matched(records).sort();
  expect(once.length).toBeGreaterThan(10);
  expect(matched(records.toReversed()).sort()).toEqual(once);
  expect(matched(records.toSorted((a, b) => (a.ref.slice(1) < b.ref.slice(1) ? -1 : 1))).sort()).toEqual(once);
});
