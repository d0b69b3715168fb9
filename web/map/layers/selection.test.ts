import type { Geometry } from 'geojson';
import { expect, test } from 'vitest';
import { CASING_PX, HALO_PX, LINE_SELECTED_PX } from './look.ts';
import { highlightLayers } from './selection.ts';

function drawn(geometry: Geometry): Record<string, unknown> {
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
  return Object.fromEntries(layers.map(({ id, props }) => [id, props.data]));
}

const line = [
  [24, 61, 80],
  [24.1, 61, 300],
];
const onGround = [
  [24, 61],
  [24.1, 61],
];

test('the line of the open place lies on the ground, whatever heights it has, over its casing and its glow', () => {
  const one = drawn({ type: 'LineString', coordinates: line });
  expect(one['selected-lines']).toMatchObject([
    { path: onGround, widthPx: HALO_PX },
    { path: onGround, widthPx: LINE_SELECTED_PX + 2 * CASING_PX },
    { path: onGround, widthPx: LINE_SELECTED_PX },
  ]);
  expect(Object.keys(one)).not.toContain('selected-area');
  const many = drawn({ type: 'MultiLineString', coordinates: [line, line] });
  expect(many['selected-lines']).toHaveLength(6);
});

test('an area is filled around its holes, and all its edges are drawn', () => {
  const rings = [line, line];
  expect(drawn({ type: 'MultiPolygon', coordinates: [rings] })).toMatchObject({
    'selected-area': [[onGround, onGround]],
    'selected-lines': Array.from({ length: 6 }, () => ({ path: onGround })),
  });
  expect(drawn({ type: 'Polygon', coordinates: [line] })['selected-area']).toEqual([[onGround]]);
});

test('a point has its disc only', () => {
  expect(Object.keys(drawn({ type: 'Point', coordinates: [24, 61] }))).toEqual(['selected-ring', 'selected-disc']);
});
