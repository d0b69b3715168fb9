import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';
import type { ElevationTiles } from '#common/relief/elevationTiles.ts';
import { baseStyle, drawingOf } from '#web/map/base/styles/baseStyle.ts';
import { contourSteps } from './contours.ts';
import { reliefLayers, reliefSources } from './reliefLayers.ts';

const TILES: ElevationTiles = {
  tiles: '/tiles/elevation/a/{z}/{x}/{y}.webp',
  minZoom: 5,
  maxZoom: 13,
  tilePx: 256,
  attribution: '© Maanmittauslaitos',
  bounds: [23.9, 67.9, 24.2, 68.1],
};
const LOOK = { layer: 'terrain', contrast: 'normal', language: 'fi' } as const;
const BASE = {
  tiles: { tiles: '/tiles/base/a/{z}/{x}/{y}.mvt', maxZoom: 14, attribution: null },
  origin: 'https://a.b',
};

describe.each(['light', 'dark'] as const)('the relief in the %s theme', (theme) => {
  const added = reliefLayers(drawingOf({ ...LOOK, theme }));
  const style = baseStyle({ ...LOOK, ...BASE, theme });

  test('is valid, and lies under layers that the terrain map has', () => {
    const sources = reliefSources(TILES, theme);
    const layers = added.map(({ layer }) => layer);
    expect(validateStyleMin({ version: 8, sources: { ...sources }, layers })).toEqual([]);
    const ids = style.layers.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(added.map(({ under }) => under)));
  });

  test('is shaded under waters, and has its lines under roads and names', () => {
    const ids = style.layers.map(({ id }) => id);
    const at = added.map(({ under }) => ids.indexOf(under));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at[0]).toBeLessThan(ids.indexOf('lakes'));
    expect(at[0]).toBeGreaterThan(ids.indexOf('cover'));
  });

  test('has no place on the map for towns', () => {
    const general = baseStyle({ ...LOOK, ...BASE, theme, layer: 'general' }).layers.map(({ id }) => id);
    expect(added.every(({ under }) => general.includes(under))).toBe(false);
  });
});

test('contours stand closer the nearer one looks, and every index line is one of them', () => {
  const steps = [9, 10, 11, 12, 13, 14].map(contourSteps);
  expect(steps).toEqual([[], [100, 500], [100, 500], [25, 100], [10, 50], [5, 25]]);
});
