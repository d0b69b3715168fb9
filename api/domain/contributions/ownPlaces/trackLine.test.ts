import { describe, expect, test } from 'vitest';
import type { TrackPoint } from './ownPlacesNew.ts';
import { insideFinland, trackOf } from './trackLine.ts';

/** A winding way northwards from 24.5° E, 61° N. */
const winding = (count: number): TrackPoint[] =>
  Array.from({ length: count }, (_, i) => [24.5 + Math.sin(i / 7) / 100, 61 + i / 10_000, i]);
/** Never twice in the same direction: the hardest line to simplify. */
const zigzag = (count: number): TrackPoint[] =>
  Array.from({ length: count }, (_, i) => [24.5 + (i % 2) * (0.1 + i / 1e6), 61 + i / 1e6]);

describe('a track', () => {
  test('is as long as its great circles, gaps not counted', () => {
    const track = trackOf([
      [
        [24, 60],
        [24, 61],
      ],
      [
        [25, 61],
        [25, 62],
      ],
    ]);
    expect(track?.lengthM).toBeCloseTo(2 * ((6_371_000 * Math.PI) / 180), 3);
    expect(track).toMatchObject({
      geometry: { type: 'MultiLineString' },
      bbox: [24, 60, 25, 62],
      line: [
        [
          [24, 60],
          [24, 61],
        ],
        [
          [25, 61],
          [25, 62],
        ],
      ],
    });
  });

  test('without a gap is one line, with its heights', () => {
    expect(
      trackOf([
        [
          [24, 60, 5],
          [24.1, 60.1],
        ],
      ])?.geometry,
    ).toEqual({
      type: 'LineString',
      coordinates: [
        [24, 60, 5],
        [24.1, 60.1],
      ],
    });
  });

  test('takes two points of one segment', () => {
    expect(trackOf([[[24, 60]], [[25, 61]]])).toBeNull();
    expect(trackOf([])).toBeNull();
    expect(
      trackOf([
        [[24, 60]],
        [
          [25, 61],
          [25, 62],
        ],
      ])?.geometry,
    ).toEqual({
      type: 'LineString',
      coordinates: [
        [25, 61],
        [25, 62],
      ],
    });
  });

  // Issue "What people add": GPX import of own waypoints and tracks, GPX export of own places
  test('of 20,000 points is not thinned; a longer one is thinned to 20,000 at most and retains its ends', () => {
    const whole = trackOf([winding(20_000)]);
    expect(whole?.geometry.coordinates).toHaveLength(20_000);
    const long = winding(100_001);
    const points = trackOf([long])?.geometry.coordinates ?? [];
    expect(points.length).toBeLessThanOrEqual(20_000);
    expect(points.length).toBeGreaterThan(16_000);
    expect([points[0], points.at(-1)]).toEqual([long[0], long.at(-1)]);
  });

  test.each([
    ['a winding way', [winding(20_000)]],
    ['a zigzag', [zigzag(20_000)]],
    ['points that lie on each other', [Array.from({ length: 20_000 }, (): TrackPoint => [24, 60])]],
    [
      'a thousand parts',
      Array.from({ length: 1000 }, (_, i): TrackPoint[] => [
        [24, 60 + i / 1000],
        [24.1, 60 + i / 1000],
        [24.2, 60.0001 + i / 1000],
      ]),
    ],
    [
      'fifty thousand parts',
      Array.from({ length: 50_000 }, (_, i): TrackPoint[] => [
        [24, 60 + i / 100_000],
        [24.1, 60 + i / 100_000],
      ]),
    ],
  ])('is drawn with at most 300 positions: %s', (_name, parts) => {
    const track = trackOf(parts);
    const drawn = track?.line.flat() ?? [];
    expect(drawn.length).toBeGreaterThanOrEqual(2);
    expect(drawn.length).toBeLessThanOrEqual(300);
    expect(track?.geometry.coordinates.flat().length).toBeLessThanOrEqual(60_000);
    expect(drawn.every(([lon, lat]) => lon >= 24 && lon <= 25 && lat >= 60 && lat <= 64)).toBe(true);
  });

  test('of few points is drawn as it is', () => {
    const way = winding(300);
    expect(trackOf([way])?.line).toEqual([way.map(([lon, lat]) => [Number(lon.toFixed(7)), Number(lat.toFixed(7))])]);
  });

  test('is simplified so that no point of it is far from the drawn line', () => {
    const way = winding(5000);
    const [drawn = []] = trackOf([way])?.line ?? [];
    const far = way.filter(([lon, lat]) => !drawn.some(([x, y]) => Math.hypot((x - lon) / 2, y - lat) < 0.01));
    expect([drawn.length > 100, far]).toEqual([true, []]);
  });
});

describe('the part of a track in Finland', () => {
  test('has a gap where the track leaves Finland', () => {
    const { parts, isWhole } = insideFinland([
      [
        [24, 60],
        [24, 61],
        [10, 61],
        [11, 61],
        [24, 62],
        [24, 63],
      ],
      [[10, 60]],
    ]);
    expect([parts, isWhole]).toEqual([
      [
        [
          [24, 60],
          [24, 61],
        ],
        [
          [24, 62],
          [24, 63],
        ],
      ],
      false,
    ]);
  });

  test('is the whole track, without a gap, where the track never leaves Finland', () => {
    expect(
      insideFinland([
        [
          [24, 60],
          [24, 61],
        ],
      ]),
    ).toEqual({
      parts: [
        [
          [24, 60],
          [24, 61],
        ],
      ],
      isWhole: true,
    });
  });
});
