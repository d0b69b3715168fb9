import type { GeoJsonLayer } from '@deck.gl/layers';
import type { Geometry } from 'geojson';
import { expect, test } from 'vitest';
import { highlightLayers } from './selection.ts';

function drawn(geometry: Geometry): unknown {
  const layers = highlightLayers({
    theme: 'light',
    atlas: { image: 'discs.png', mapping: {} },
    anchors: { shapes: 'shapes', points: 'names' },
    selection: {
      attractionId: 1,
      position: [24, 61],
      family: 'trail',
      icon: 'hiking',
      bbox: [24, 61, 24, 61],
      geometry,
    },
    hovered: null,
    point: null,
  });
  const shape = layers.find(({ id }) => id === 'selected-shape') as GeoJsonLayer | undefined;
  return shape?.props.data;
}

test('the line of the open place lies on the ground, whatever heights it has', () => {
  const line = [
    [24, 61, 80],
    [24.1, 61, 300],
  ];
  const onGround = [
    [24, 61],
    [24.1, 61],
  ];
  expect(drawn({ type: 'LineString', coordinates: line })).toMatchObject({ geometry: { coordinates: onGround } });
  expect(drawn({ type: 'MultiLineString', coordinates: [line, line] })).toMatchObject({
    geometry: { coordinates: [onGround, onGround] },
  });
});
