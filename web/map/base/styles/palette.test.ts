import { describe, expect, test } from 'vitest';
import { contrast } from '../../../../tests/support/contrast.ts';
import { type Palette } from './palette.ts';
import { paletteOf } from './paletteOf.ts';

type Colour = keyof Palette;

/** What names and lines stand on: the halo counts too, since it lies under every name. */
const GROUNDS = [
  'land',
  'wood',
  'scrub',
  'meadow',
  'field',
  'wetland',
  'rock',
  'sand',
  'park',
  'pitch',
  'residential',
  'works',
  'institution',
  'paved',
] as const satisfies readonly Colour[];

const palettes = (['general', 'terrain'] as const).flatMap((layer) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['normal', 'more'] as const).map(
      (asked) => [`${layer}, ${theme}, contrast ${asked}`, paletteOf(layer, theme, asked), asked] as const,
    ),
  ),
);

describe.each(palettes)('the palette (%s)', (_, palette, asked) => {
  const readable = asked === 'more' ? 7 : 4.5;
  const seen = (colour: Colour, ground: Colour) => contrast(palette[colour], palette[ground]);

  test.each([...GROUNDS, 'abroad', 'building', 'water', 'halo'] as const)(
    'has names that can be read on %s',
    (ground) => {
      expect(seen('ink', ground)).toBeGreaterThanOrEqual(readable);
    },
  );

  test.each([...GROUNDS, 'abroad', 'halo'] as const)('has quieter names that can be read on %s', (ground) => {
    expect(seen('inkMuted', ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('has names of waters, paths and heights that can be read where they stand', () => {
    expect(seen('inkWater', 'water')).toBeGreaterThanOrEqual(readable);
    expect(seen('inkWater', 'halo')).toBeGreaterThanOrEqual(readable);
    expect(seen('inkPath', 'halo')).toBeGreaterThanOrEqual(readable);
    expect(seen('inkContour', 'land')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GROUNDS)('shows paths and tracks on %s', (ground) => {
    const least = asked === 'more' ? 6 : 3.5;
    expect(seen('path', ground)).toBeGreaterThanOrEqual(least);
    expect(seen('track', ground)).toBeGreaterThanOrEqual(least);
    expect(seen('footway', ground)).toBeGreaterThanOrEqual(least - 0.7);
    expect(seen('cycleway', ground)).toBeGreaterThanOrEqual(least);
    expect(seen('piste', ground)).toBeGreaterThanOrEqual(least);
  });

  test.each(['land', 'wood', 'residential', 'works'] as const)(
    'shows roads on %s by themselves or by their edges',
    (ground) => {
      for (const road of ['motorway', 'trunk', 'primary', 'secondary', 'minor'] as const) {
        const edge = road === 'motorway' || road === 'trunk' || road === 'primary' ? 'motorwayEdge' : 'roadEdge';
        expect(Math.max(seen(road, ground), seen(edge, ground)), road).toBeGreaterThanOrEqual(1.45);
      }
    },
  );

  test('has enough contrast between land and water, and for borders and ferries', () => {
    const least = asked === 'more' ? 1.15 : 1.25;
    expect(Math.max(seen('land', 'water'), seen('land', 'shore'))).toBeGreaterThanOrEqual(least);
    expect(Math.max(seen('abroad', 'water'), seen('abroad', 'shore'))).toBeGreaterThanOrEqual(1.15);
    expect(seen('shore', 'land')).toBeGreaterThanOrEqual(asked === 'more' ? 3 : 1.4);
    expect(seen('border', 'land')).toBeGreaterThanOrEqual(1.5);
    expect(seen('border', 'abroad')).toBeGreaterThanOrEqual(1.5);
    expect(seen('ferry', 'water')).toBeGreaterThanOrEqual(2.5);
  });

  test('has calm fills: none has a strong contrast to the land', () => {
    for (const ground of GROUNDS) expect(seen(ground, 'land'), ground).toBeLessThan(asked === 'more' ? 2.6 : 1.45);
  });
});
