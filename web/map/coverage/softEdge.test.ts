import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';
import type { Position } from '#common/geo/bounds.ts';
import { HAZE, hazeLayers, hazeSource } from './softEdge.ts';

const RING: readonly Position[] = [
  [24.89, 60.18],
  [24.89, 60.15],
  [24.99, 60.15],
  [24.99, 60.18],
  [24.89, 60.18],
];

describe.each(['light', 'dark'] as const)('the haze around the details (%s)', (theme) => {
  test.each(['normal', 'more'] as const)('is a valid style over the whole world but them (contrast %s)', (contrast) => {
    const layers = hazeLayers(theme, contrast);
    expect(validateStyleMin({ version: 8, sources: { [HAZE]: hazeSource([RING]) }, layers })).toEqual([]);
    expect(hazeSource([RING])).toMatchObject({
      data: { geometries: [{ coordinates: [expect.anything(), RING] }, { coordinates: [RING] }] },
    });
  });

  test('thins out inwards, and is weaker where the visitor asked for contrast', () => {
    const opacities = (contrast: 'normal' | 'more') =>
      hazeLayers(theme, contrast).map(({ paint = {} }) =>
        JSON.stringify(
          'line-opacity' in paint ? paint['line-opacity'] : 'fill-opacity' in paint && paint['fill-opacity'],
        ),
      );
    const nearest = (texts: readonly string[]) => texts.map((text) => Number(/([\d.]+)\]$/.exec(text)?.[1]));
    const normal = nearest(opacities('normal'));
    expect(normal).toEqual(normal.toSorted((a, b) => b - a));
    expect(new Set(normal).size).toBe(normal.length);
    nearest(opacities('more')).forEach((opacity, at) => expect(opacity).toBeLessThan(normal[at] ?? 0));
  });
});
