import { expect, test } from 'vitest';
import { BASE_LAYERS } from '#api/basemap/baseFeature.ts';
import { BASE_TILE_LAYERS } from './tileJson.ts';

test('the document of the base tiles names the layers that are made', () => {
  expect(new Set(BASE_TILE_LAYERS)).toEqual(new Set(BASE_LAYERS.filter((layer) => layer !== 'coast')));
});
