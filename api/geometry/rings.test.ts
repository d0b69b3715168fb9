import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MicrodegreePoint, doubleArea } from './microdegrees.ts';
import { assemblePolygons } from './rings.ts';
import type { BoundaryLine } from './segments.ts';

const line = (...points: MicrodegreePoint[]): BoundaryLine => ({ points, inner: false });
const inner = (...points: MicrodegreePoint[]): BoundaryLine => ({ points, inner: true });

/** A closed square, clockwise. */
const square = (x: number, y: number, side: number): MicrodegreePoint[] => [
  [x, y],
  [x, y + side],
  [x + side, y + side],
  [x + side, y],
  [x, y],
];

/** Areas of the outer rings and of their holes, largest first. */
function sizes(lines: BoundaryLine[]): { outer: number; holes: number[] }[] {
  return assemblePolygons(lines).polygons.map(([outer, ...holes]) => ({
    outer: doubleArea(outer) / 2,
    holes: holes.map((hole) => doubleArea(hole) / 2),
  }));
}

describe('rings are put together', () => {
  test('a closed way becomes one ring, counter-clockwise, its first point not repeated', () => {
    const { polygons } = assemblePolygons([line(...square(0, 0, 10))]);
    expect(polygons).toEqual([
      [
        [
          [10, 0],
          [10, 10],
          [0, 10],
          [0, 0],
        ],
      ],
    ]);
  });

  test('an outer ring split into ways in any order and direction is joined', () => {
    const parts = [
      line([0, 0], [0, 10]),
      line([10, 0], [10, 10]),
      line([10, 0], [5, 0], [0, 0]),
      line([0, 10], [10, 10]),
    ];
    expect(sizes(parts)).toEqual([{ outer: 100, holes: [] }]);
  });

  test('inner rings are given to the outer ring around them, clockwise', () => {
    const lines = [
      line(...square(0, 0, 10)),
      line(...square(100, 0, 20)),
      inner(...square(105, 5, 2)),
      inner(...square(2, 2, 3)),
    ];
    expect(sizes(lines)).toEqual([
      { outer: 400, holes: [-4] },
      { outer: 100, holes: [-9] },
    ]);
  });

  test('an island in a hole is an area of its own', () => {
    const lines = [line(...square(0, 0, 30)), inner(...square(5, 5, 20)), line(...square(10, 10, 5))];
    expect(sizes(lines)).toEqual([
      { outer: 900, holes: [-400] },
      { outer: 25, holes: [] },
    ]);
  });

  test('wrong roles change nothing', () => {
    expect(sizes([inner(...square(0, 0, 10)), line(...square(2, 2, 3))])).toEqual([{ outer: 100, holes: [-9] }]);
  });

  test('two outer parts that share an edge become one area', () => {
    const left = line([0, 0], [0, 10], [10, 10], [10, 0], [0, 0]);
    const right = line([10, 0], [10, 10], [20, 10], [20, 0], [10, 0]);
    expect(sizes([left, right])).toEqual([{ outer: 200, holes: [] }]);
  });

  test('an edge that is shared in part, without a common vertex, is found', () => {
    const left = line(...square(0, 0, 10));
    const right = line([10, 2], [10, 8], [20, 8], [20, 2], [10, 2]);
    expect(sizes([left, right])).toEqual([{ outer: 160, holes: [] }]);
  });
});

describe('rings that touch', () => {
  test('a figure of eight over one vertex is cut into two areas', () => {
    const eight = line([0, 0], [10, 10], [20, 0], [20, 20], [10, 10], [0, 20], [0, 0]);
    expect(sizes([eight])).toEqual([
      { outer: 100, holes: [] },
      { outer: 100, holes: [] },
    ]);
  });

  test('a hole that touches its outer ring in one point stays a hole', () => {
    const hole = inner([0, 5], [3, 7], [3, 3], [0, 5]);
    const outer = line([0, 0], [0, 5], [0, 10], [10, 10], [10, 0], [0, 0]);
    expect(sizes([outer, hole])).toEqual([{ outer: 100, holes: [-6] }]);
  });

  test('so it does where the outer ring has no vertex at that point', () => {
    expect(sizes([line(...square(0, 0, 10)), inner([0, 5], [3, 7], [3, 3], [0, 5])])).toEqual([
      { outer: 100, holes: [-6] },
    ]);
  });

  test('a hole that touches its outer ring in two points cuts the area in two', () => {
    const band = inner([0, 5], [5, 6], [10, 5], [5, 4], [0, 5]);
    expect(sizes([line(...square(0, 0, 10)), band]).map(({ outer }) => outer)).toEqual([45, 45]);
  });

  test('a hole touching another hole leaves two holes', () => {
    const lines = [
      line(...square(0, 0, 20)),
      inner([5, 5], [5, 10], [10, 10], [5, 5]),
      inner([10, 10], [15, 10], [15, 15], [10, 10]),
    ];
    expect(sizes(lines)).toEqual([{ outer: 400, holes: [-12.5, -12.5] }]);
  });

  test('a spike is cut off', () => {
    const spiked = line([0, 0], [0, 10], [10, 10], [30, 10], [10, 10], [10, 0], [0, 0]);
    expect(sizes([spiked])).toEqual([{ outer: 100, holes: [] }]);
  });
});

describe('faults', () => {
  test('a ring that crosses itself is left out and counted', () => {
    const bowTie = line([0, 0], [10, 10], [10, 0], [0, 10], [0, 0]);
    expect(assemblePolygons([bowTie])).toEqual({ polygons: [], open: 0, crossing: 1 });
  });

  test('two rings that cross each other are left out, a third one stays', () => {
    const result = assemblePolygons([
      line(...square(0, 0, 10)),
      line(...square(5, 5, 10)),
      line(...square(100, 0, 10)),
    ]);
    expect(result).toMatchObject({ open: 0, crossing: 2 });
    expect(result.polygons).toHaveLength(1);
  });

  test('a ring that does not close is left out and counted, the others stay', () => {
    const result = assemblePolygons([line([0, 0], [0, 10], [10, 10]), line(...square(100, 0, 10))]);
    expect(result).toMatchObject({ open: 1, crossing: 0 });
    expect(result.polygons).toHaveLength(1);
  });

  test('a hole whose outer ring does not close is no area', () => {
    const result = assemblePolygons([line([0, 0], [0, 10], [10, 10]), inner(...square(2, 4, 2))]);
    expect(result).toEqual({ polygons: [], open: 1, crossing: 0 });
  });

  test('a crossing within one step of the grid comes from rounding and is mended', () => {
    // A needle: both long sides cross near its foot, where they are less than a step apart.
    const needle = line([0, 0], [0, 100], [500, 100], [-100, 99], [500, 101], [1000, 101], [1000, 0], [0, 0]);
    const { polygons, crossing } = assemblePolygons([needle]);
    expect(crossing).toBe(0);
    expect(polygons.length).toBeGreaterThan(0);
  });

  test('nothing comes of nothing', () => {
    expect(assemblePolygons([])).toEqual({ polygons: [], open: 0, crossing: 0 });
    expect(assemblePolygons([line([1, 1], [1, 1])])).toEqual({ polygons: [], open: 0, crossing: 0 });
  });
});

test('a ring of many points is checked as one of few', () => {
  const circle = Array.from({ length: 400 }, (_, i): MicrodegreePoint => {
    const angle = (i / 400) * 2 * Math.PI;
    return [Math.round(1e6 * Math.cos(angle)), Math.round(1e6 * Math.sin(angle))];
  });
  const [first = [0, 0]] = circle;
  expect(assemblePolygons([line(...circle, first)])).toMatchObject({
    open: 0,
    crossing: 0,
    polygons: [[{ length: 400 }]],
  });
  const swapped = circle.with(100, circle[200] ?? [0, 0]).with(200, circle[100] ?? [0, 0]);
  expect(assemblePolygons([line(...swapped, first)])).toMatchObject({ crossing: 1, polygons: [] });
});

test('any closed way becomes the rings that its two halves would, of which one runs the other way', () => {
  // Few places for the points, so that ways touch, cross and retrace themselves as well.
  const places = fc.integer({ min: 0, max: 6 }).map((n) => 1000 * n);
  const point = fc.tuple(places, places);
  const way = fc.array(point, { minLength: 3, maxLength: 9 }).map((points) => [...points, points[0] ?? [0, 0]]);
  fc.assert(
    fc.property(way, (points) => {
      const middle = Math.floor(points.length / 2);
      const halves = [line(...points.slice(0, middle + 1)), line(...points.slice(middle).reverse())];
      const whole = [line(...points)];
      expect(sizes(whole)).toEqual(sizes(halves));
      const faults = ({ open, crossing }: ReturnType<typeof assemblePolygons>) => [open, crossing];
      expect(faults(assemblePolygons(whole))).toEqual(faults(assemblePolygons(halves)));
    }),
    { numRuns: 700 },
  );
});

test('a line in one piece bounds the same area as in two, which are taken apart', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 8 }), fc.nat(), (points, n) => {
      const closed: MicrodegreePoint[] = [...points, ...points.slice(0, 1)];
      const middle = 1 + (n % (points.length - 1));
      const pieces = [line(...closed.slice(0, middle + 1)), line(...closed.slice(middle))];
      expect(assemblePolygons([line(...closed)])).toEqual(assemblePolygons(pieces));
    }),
    { numRuns: 3000 },
  );
});
