import type { GeoJsonLayer } from '@deck.gl/layers';
import { describe, expect, test } from 'vitest';
import { shapeLayers, type ShapeView } from './shapes.ts';
import type { TileFeature, TileProperties } from './tileFeature.ts';

function shape(id: number, layerName: 'areas' | 'lines'): TileFeature {
  const properties = { layerName, id, name: '', kind: 'hiking', category: 'route/hiking', family: 'trail', icon: '' };
  const ring = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ];
  return {
    type: 'Feature',
    geometry:
      layerName === 'areas'
        ? { type: 'MultiPolygon', coordinates: [[ring]] }
        : { type: 'MultiLineString', coordinates: [ring] },
    properties: { ...properties, stars: 2, type: 'PATH', label: 0, features: id },
  };
}

const data = [shape(1, 'areas'), shape(2, 'areas'), shape(3, 'lines'), shape(4, 'lines')];
const PROPS = { id: 'tile', data, tile: { index: { x: 0, y: 0, z: 13 } } };
const ALL: ShapeView = { theme: 'light', isShown: () => true, strengthOf: () => 1 };

function drawn(view: ShapeView) {
  // deck.gl gives a tile many more properties, of which nothing here is read.
  const props = PROPS as unknown as Parameters<typeof shapeLayers>[0];
  return shapeLayers(props, view).map((layer) => (layer as GeoJsonLayer<TileProperties>).props);
}

const idsOf = (view: ShapeView) =>
  drawn(view).map((props) =>
    Array.isArray(props.data) ? props.data.map((feature) => feature.properties?.['id']) : [],
  );

/** The alpha of each feature's line. */
function alphasOf(view: ShapeView): number[][] {
  return drawn(view).map(({ getLineColor }) =>
    data.map((feature) => {
      const colour = typeof getLineColor === 'function' ? getLineColor(feature, TARGET) : getLineColor;
      return Array.from(colour ?? [])[3] ?? 255;
    }),
  );
}

const TARGET = { index: 0, data, target: [] };

describe('areas and lines of a tile', () => {
  test('are drawn where they pass the filters', () => {
    expect(idsOf(ALL)).toEqual([
      [1, 2],
      [3, 4],
      [3, 4],
    ]);
    expect(idsOf({ ...ALL, isShown: ({ id }) => id > 2 })).toEqual([
      [3, 4],
      [3, 4],
    ]);
  });

  test('pale while they fade, in layers that get the same data and new colours', () => {
    const strengthOf = ({ features }: { readonly features?: number | undefined }) => (features === 4 ? 0.2 : 1);
    const [whole, fading] = [alphasOf(ALL), alphasOf({ ...ALL, strengthOf })];
    expect(fading.map((alphas) => alphas[2])).toEqual(whole.map((alphas) => alphas[2]));
    fading.forEach((alphas, i) => expect(alphas[3]).toBeCloseTo(0.2 * (whole[i]?.[3] ?? 0), -1));
    const [before, after] = [drawn(ALL), drawn({ ...ALL, strengthOf })];
    expect(after.map((props, i) => props.data === before[i]?.data)).toEqual([true, true, true]);
    expect(after.map(({ updateTriggers }) => updateTriggers)).not.toEqual(before.map((props) => props.updateTriggers));
  });
});
