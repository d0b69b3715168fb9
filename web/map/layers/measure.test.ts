import { expect, test } from 'vitest';
import { ANCHORS } from '#web/map/base/styles/anchors.ts';
import { measureLayers } from './measure.ts';

test('the measured line and its points stand above everything of the map and catch no click', () => {
  const layers = measureLayers({
    theme: 'light',
    anchors: ANCHORS,
    points: [
      [24, 60],
      [25, 61],
    ],
  });
  expect(layers.map(({ id }) => id)).toEqual(['measure-casing', 'measure-line', 'measure-points']);
  for (const { props } of layers) expect(props).toMatchObject({ beforeId: ANCHORS.points, pickable: false });
  expect(layers[1]?.props.data).toEqual([
    [
      [24, 60],
      [25, 61],
    ],
  ]);
  expect(layers[2]?.props.data).toEqual([
    [24, 60],
    [25, 61],
  ]);
});
