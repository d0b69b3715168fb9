import { describe, expect, test } from 'vitest';
import { fromOsmUnits } from '#api/geometry/microdegrees.ts';
import type { AdminAreaRecord } from '#api/import/boundaries/adminArea.ts';
import { adminIndex } from '#api/import/boundaries/adminIndex.ts';
import { NodeStore, NodeIds } from '#api/osm/nodeStore.ts';
import { StreetBook } from './streetBook.ts';
import { streetsOf } from './streetsOf.ts';

const square = (code: string, nameFi: string, west: number): AdminAreaRecord => ({
  code,
  level: 'MUNICIPALITY',
  nameFi,
  nameSv: `${nameFi} sv`,
  bbox: [west, 60, west + 1, 61],
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, 60],
        [west + 1, 60],
        [west + 1, 61],
        [west, 61],
        [west, 60],
      ],
    ],
  },
});
const AREAS = adminIndex([square('1', 'Lansi', 24), square('2', 'Ita', 25)]);

/** The streets of ways, each at a node of its own, by what they would be called. */
function streets(book: StreetBook, ways: readonly (readonly [tags: Record<string, string>, lon: number])[]) {
  const wanted = new NodeIds();
  const asked = ways.map(([tags], at) => book.takeWay(tags, new Float64Array([at + 1])));
  for (const id of asked) if (id !== null) wanted.add(id);
  const nodes = new NodeStore(wanted);
  ways.forEach(([, lon], at) =>
    nodes.take({
      ids: new Float64Array([at + 1]),
      lons: new Int32Array([lon * 1e7]),
      lats: new Int32Array([60.5e7]),
    }),
  );
  book.locate(nodes);
  return [...streetsOf(book, AREAS)].map(({ nameFi, nameSv, municipality, point, houses }) => ({
    name: [nameFi, nameSv, municipality?.nameFi].join(', '),
    lon: point[0] / 1e6,
    houses: houses.map(({ number }) => number),
  }));
}

describe('the streets of an extract', () => {
  test('are one for each name and municipality, with both names, at one of their pieces', () => {
    expect(
      streets(new StreetBook(), [
        [{ highway: 'residential', name: 'Koulutie' }, 24.1],
        [{ highway: 'residential', name: 'Koulutie', 'name:sv': 'Skolvägen' }, 24.2],
        [{ highway: 'residential', name: 'Skolvägen', 'name:fi': 'Koulutie' }, 24.4],
        [{ highway: 'residential', name: 'Koulutie' }, 25.5],
      ]),
    ).toEqual([
      { name: 'Koulutie, Skolvägen, Lansi', lon: 24.2, houses: [] },
      { name: 'Koulutie, , Ita', lon: 25.5, houses: [] },
    ]);
  });

  test('have the houses that name them in either language, each number once', () => {
    const book = new StreetBook();
    book.takeNode({ 'addr:street': 'Skolvägen', 'addr:housenumber': '4;6' }, 24.15e7, 60.5e7);
    book.takeNode({ 'addr:street': 'Koulutie', 'addr:housenumber': '14 B' }, 24.15e7, 60.5e7);
    expect(
      streets(book, [
        [{ highway: 'residential', name: 'Koulutie', 'name:sv': 'Skolvägen' }, 24.1],
        [{ building: 'yes', 'addr:street': 'Koulutie', 'addr:housenumber': '14b' }, 24.16],
        [{ building: 'yes', 'addr:place': 'Saari', 'addr:housenumber': '2' }, 24.3],
      ]),
    ).toEqual([
      { name: 'Koulutie, Skolvägen, Lansi', lon: 24.1, houses: ['4', '6', '14 B'] },
      { name: 'Saari, , Lansi', lon: 24.3, houses: ['2'] },
    ]);
  });

  test('are no paths without a name, no remarks, and nothing that lies outside the extract', () => {
    const book = new StreetBook();
    expect(book.takeWay({ highway: 'footway', name: 'Puistopolku' }, new Float64Array([1]))).toBeNull();
    expect(book.takeWay({ highway: 'service' }, new Float64Array([1]))).toBeNull();
    expect(book.takeWay({ highway: 'service', name: 'x'.repeat(101) }, new Float64Array([1]))).toBeNull();
    expect(book.takeWay({ highway: 'service', name: '---' }, new Float64Array([1]))).toBeNull();
    expect(book.takeWay({ 'addr:housenumber': '5' }, new Float64Array([1]))).toBeNull();
    expect(book.takeWay({ highway: 'service', name: 'Kujanne' }, new Float64Array([1]))).toBe(1);
    book.locate(new NodeStore(new NodeIds()));
    expect([...streetsOf(book, AREAS)]).toEqual([]);
  });
});

test('a house lies where its node does', () => {
  const book = new StreetBook();
  book.takeNode({ 'addr:street': 'Koulutie', 'addr:housenumber': '4' }, 24.15e7, 60.5e7);
  expect([...book.houses()]).toEqual([{ street: 'Koulutie', number: '4', point: fromOsmUnits(24.15e7, 60.5e7) }]);
});
