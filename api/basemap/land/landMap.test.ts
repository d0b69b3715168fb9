import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  coastline,
  embeddedLand,
  island,
  isLand,
  landAround,
  made,
  NO_LAND,
  type Place,
} from './landTestSupport.ts';

/** Eight by eight tiles. */
const BOUNDS = boundsOf([0.3, 0.3], [7.7, 7.7]);
/** A shore across the whole box, from edge to edge, with land north of it. */
const SHORE = coastline([0, 4.5], [3.1, 4.7], [5.2, 4.4], [8, 4.5]);
/** The same shore as the embedded map has it: a little off. */
const NORTH = embeddedLand([
  [-20, -20],
  [30, 4.3],
]);
const SOUTH = embeddedLand([
  [-20, 4.3],
  [30, 30],
]);

const groundAt = (polygons: ReturnType<typeof landAround>, ...places: readonly Place[]) =>
  places.map((place) => (isLand(polygons, place) ? 'land' : 'sea'));

describe('the land of an extract', () => {
  test('lies on the left of its coastline', () => {
    const north = landAround(made([SHORE], BOUNDS, NORTH));
    expect(groundAt(north, [1, 1], [4, 4], [7, 4], [1, 5], [4, 7])).toEqual(['land', 'land', 'land', 'sea', 'sea']);
    const south = landAround(made([SHORE.toReversed()], BOUNDS, SOUTH));
    expect(groundAt(south, [1, 1], [4, 4], [7, 4], [1, 5], [4, 7])).toEqual(['sea', 'sea', 'sea', 'land', 'land']);
  });

  test('is one polygon, in which no edge of a cell shows', () => {
    const polygons = landAround(made([SHORE], BOUNDS, NORTH), [-3.5, -3.5], [11.5, 11.5]);
    expect(polygons).toHaveLength(1);
    const [ring = []] = polygons[0] ?? [];
    // Cells end at whole numbers: sides along them would be theirs.
    const alongCells = ring.filter(([x, y], i) => {
      const [nx, ny] = ring[i + 1] ?? [x, y];
      return (x === nx && Math.abs(x - Math.round(x)) < 0.001) || (y === ny && Math.abs(y - Math.round(y)) < 0.001);
    });
    expect(alongCells).toEqual([]);
  });

  test('has islands, small ones inside a cell and great ones across many', () => {
    const map = made([island([2.5, 2.5], 0.1), island([5, 5], 1.4)], BOUNDS);
    const polygons = landAround(map);
    expect(polygons).toHaveLength(2);
    expect(groundAt(polygons, [2.5, 2.5], [2.5, 2.7], [5, 5], [4.1, 5.9], [3.4, 5], [7, 1])).toEqual([
      'land',
      'sea',
      'land',
      'land',
      'sea',
      'sea',
    ]);
    expect(map.cells).toMatchObject({ embedded: 0 });
  });

  test('has bays of the sea, and lagoons that are drawn as coast all round', () => {
    const bay = coastline([0, 4.5], [3.2, 4.5], [3.2, 1.5], [3.7, 1.5], [3.7, 4.5], [8, 4.5]);
    const lagoon = island([1.5, 1.5], 0.2).reverse();
    const polygons = landAround(made([bay, lagoon], BOUNDS, NORTH));
    expect(groundAt(polygons, [3.5, 3], [3, 3], [4, 3], [3.5, 1.4], [1.5, 1.5], [1.2, 1.5], [3, 6])).toEqual([
      'sea',
      'land',
      'land',
      'land',
      'sea',
      'land',
      'sea',
    ]);
    expect(polygons.map((polygon) => polygon.length)).toEqual([2]);
  });

  test('is found for a coast that leaves a cell and comes back', () => {
    const zigzag = coastline([0, 2.5], [1.5, 2.5], [1.5, 1.8], [1.6, 2.2], [1.7, 1.8], [1.8, 2.5], [8, 2.5]);
    const polygons = landAround(
      made(
        [zigzag],
        BOUNDS,
        embeddedLand([
          [-20, -20],
          [30, 2.4],
        ]),
      ),
    );
    expect(groundAt(polygons, [1.6, 2.1], [1.6, 2.5], [1.65, 1.5], [1.55, 1.95], [4, 5])).toEqual([
      'land',
      'sea',
      'land',
      'land',
      'sea',
    ]);
    expect(polygons).toHaveLength(1);
  });

  test('joins a coast of several ways', () => {
    const ways = [coastline([5.2, 4.4], [8, 4.5]), coastline([0, 4.5], [3.1, 4.7]), coastline([3.1, 4.7], [5.2, 4.4])];
    expect(landAround(made(ways, BOUNDS, NORTH))).toEqual(landAround(made([SHORE], BOUNDS, NORTH)));
  });

  test('leads a coast that stops a little before the edge of the extract on to it', () => {
    const short = coastline([0.4, 4.5], [3.1, 4.7], [5.2, 4.4], [7.6, 4.5]);
    const map = made([short], BOUNDS, NORTH);
    expect(map.cells.embedded).toBe(0);
    expect(groundAt(landAround(map), [0.35, 4.4], [0.35, 4.6], [7.65, 4.4], [7.65, 4.6])).toEqual([
      'land',
      'sea',
      'land',
      'sea',
    ]);
  });

  test('takes the embedded land where the extract ends inside its box, and not behind that', () => {
    // Data as far as x = 4; the embedded shore runs on to the east, a little further north.
    const map = made([coastline([0, 4.5], [4.4, 4.5]), island([2.5, 6.5], 0.2)], BOUNDS, NORTH);
    const polygons = landAround(map);
    expect(groundAt(polygons, [2, 4.4], [2, 4.6], [2.5, 6.5])).toEqual(['land', 'sea', 'land']);
    expect(groundAt(polygons, [6.5, 4.25], [6.5, 4.4], [6.5, 1], [6.5, 7], [3, 1], [3, 6])).toEqual([
      'land',
      'sea',
      'land',
      'sea',
      'land',
      'sea',
    ]);
    expect(map.cells.embedded).toBeGreaterThan(2);
  });

  test('does not let the sea of the data run over land that the data does not know', () => {
    // Only islands in the west; a mainland in the east that lies beyond the data.
    const embedded = embeddedLand([
      [5.5, -20],
      [30, 30],
    ]);
    const polygons = landAround(made([island([1.5, 2.5], 0.3), island([2.5, 5.5], 0.3)], BOUNDS, embedded));
    expect(groundAt(polygons, [1.5, 2.5], [4, 4], [5.4, 4], [5.6, 4], [7, 1], [7, 7])).toEqual([
      'land',
      'sea',
      'sea',
      'land',
      'land',
      'land',
    ]);
  });

  test('has whole islands also where the coast beside them is torn', () => {
    const torn = coastline([3.2, 3.2], [3.4, 3.4]);
    const map = made([torn, island([3.7, 3.7], 0.1)], BOUNDS);
    expect(groundAt(landAround(map), [3.7, 3.7], [3.3, 3.5], [3.5, 3.2])).toEqual(['land', 'sea', 'sea']);
  });

  test('is not flooded by an island of a lake that is drawn as coast by mistake', () => {
    const polygons = landAround(
      made(
        [island([3.5, 3.5], 0.1)],
        BOUNDS,
        embeddedLand([
          [-20, -20],
          [30, 30],
        ]),
      ),
    );
    expect(groundAt(polygons, [3.5, 3.5], [3.2, 3.5], [4.5, 3.5], [6, 6])).toEqual(['land', 'land', 'land', 'land']);
  });

  test('has a lagoon where the extract has no other coast around it', () => {
    const map = made(
      [island([3.5, 3.5], 0.1).reverse()],
      BOUNDS,
      embeddedLand([
        [-20, -20],
        [30, 30],
      ]),
    );
    expect(map.cells.lagoons).toBe(1);
    expect(groundAt(landAround(map), [3.5, 3.5], [3.2, 3.5], [4.5, 3.5], [6, 6])).toEqual([
      'sea',
      'land',
      'land',
      'land',
    ]);
  });

  test('draws an island once where the embedded map has it elsewhere', () => {
    const embedded = embeddedLand([
      [2.6, 2.3],
      [2.95, 2.8],
    ]);
    expect(landAround(made([island([2.5, 2.5], 0.15)], BOUNDS, embedded))).toHaveLength(1);
  });

  test('is all land or all sea as the embedded map says where there is no coast at all', () => {
    const polygons = landAround(
      made(
        [],
        BOUNDS,
        embeddedLand([
          [-20, -20],
          [30, 30],
        ]),
      ),
      [1, 1],
      [6, 6],
    );
    expect(polygons.map((polygon) => polygon.map((ring) => ring.length))).toEqual([[5]]);
    expect(landAround(made([], BOUNDS, NO_LAND))).toEqual([]);
  });

  test('is the embedded land outside the bounds, without an edge between the two where both are land', () => {
    const embedded = embeddedLand([
      [-20, -20],
      [30, 4.5],
    ]);
    const straight = coastline([0, 4.5], [8, 4.5]);
    const polygons = landAround(made([straight], BOUNDS, embedded), [-3, -3], [11, 11]);
    expect(groundAt(polygons, [-2, 4.4], [-2, 4.6], [10, 1], [4, -2], [4, 10])).toEqual([
      'land',
      'sea',
      'land',
      'land',
      'sea',
    ]);
    expect(polygons).toHaveLength(1);
    const heights = polygons[0]?.[0]?.map(([, y]) => Math.round(y * 1000) / 1000);
    expect([...new Set(heights)].sort((a = 0, b = 0) => a - b)).toEqual([-3, 4.5]);
  });

  test('bends the step beside the bounds where the embedded shore runs elsewhere', () => {
    // A bay that the embedded map does not know reaches the northern edge.
    const bay = coastline([0, 4.5], [3.2, 4.5], [3.2, 0], [3.4, 0], [3.4, 4.5], [8, 4.5]);
    const polygons = landAround(
      made(
        [bay],
        BOUNDS,
        embeddedLand([
          [-20, -20],
          [30, 4.5],
        ]),
      ),
    );
    expect(groundAt(polygons, [3.3, 0.31], [3.3, 0.27], [3.22, 0.27], [3.3, 0.22])).toEqual([
      'sea',
      'sea',
      'land',
      'land',
    ]);
    const along = (polygons[0]?.[0] ?? []).filter(([, y]) => Math.abs(y - 0.3) < 0.001);
    expect(along.map(([x]) => Math.round(x * 10) / 10).sort()).toEqual([3.2, 3.4]);
  });

  test('leaves the step straight where another shore is in the way', () => {
    const bay = coastline([0, 4.5], [3.2, 4.5], [3.2, 0], [3.4, 0], [3.4, 4.5], [8, 4.5]);
    // The embedded land beyond the edge is a strip, narrower than the slightest bend.
    const strips = embeddedLand([
      [-20, 0.295],
      [30, 4.5],
    ]);
    const polygons = landAround(made([bay], BOUNDS, strips));
    expect(groundAt(polygons, [3.3, 0.31], [3.3, 0.2975], [3.3, 0.28])).toEqual(['sea', 'land', 'sea']);
  });

  test('is the same in whole and in parts, for any box', () => {
    const map = made([SHORE, island([2, 6], 0.5), island([6.3, 6.2], 0.4)], BOUNDS, NORTH);
    const whole = landAround(map);
    const parts = [landAround(map, [0, 0], [4, 8]), landAround(map, [4, 0], [8, 8])];
    for (let x = 0.35; x < 7.7; x += 0.137) {
      for (let y = 0.35; y < 7.7; y += 0.171) {
        expect([x, y, isLand(parts[x < 4 ? 0 : 1] ?? [], [x, y])]).toEqual([x, y, isLand(whole, [x, y])]);
      }
    }
  });
});
