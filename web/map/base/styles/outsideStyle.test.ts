import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { StyleSpecification } from 'maplibre-gl';
import { describe, expect, test } from 'vitest';
import { ANCHORS } from './anchors.ts';
import { isStyle } from './isStyle.ts';
import { outsideStyle } from './outsideStyle.ts';

const foreign: StyleSpecification = {
  version: 8,
  name: 'Foreign',
  glyphs: 'https://maps.example/fonts/{fontstack}/{range}.pbf',
  sprite: 'https://maps.example/sprites/foreign',
  sources: { planet: { type: 'vector', url: 'https://maps.example/planet' } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#eee' } },
    { id: 'water', type: 'fill', source: 'planet', 'source-layer': 'water' },
    {
      id: 'waterway',
      type: 'symbol',
      source: 'planet',
      'source-layer': 'waterway',
      layout: { 'text-field': ['get', 'name'], 'text-font': ['Noto Sans Italic'] },
    },
    { id: 'roads', type: 'line', source: 'planet', 'source-layer': 'transportation' },
    {
      id: 'places',
      type: 'symbol',
      source: 'planet',
      'source-layer': 'place',
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['step', ['zoom'], ['literal', ['Noto Sans Regular']], 8, ['literal', ['Noto Sans Bold']]],
      },
    },
  ],
};
const ours = { theme: 'dark', origin: 'https://taival.example' } as const;

describe('a style of somebody else', () => {
  const style = outsideStyle(foreign, ours);

  test('stays a valid style', () => {
    expect(validateStyleMin(style)).toEqual([]);
  });

  test('is drawn flat, whatever it asks for', () => {
    const globe = { ...foreign, projection: { type: 'globe' }, terrain: { source: 'relief' } } as const;
    expect(outsideStyle(globe, ours)).toEqual(style);
  });

  test('gets the anchors: shapes under its first names, points over all', () => {
    expect(style.layers.map(({ id }) => id)).toEqual([
      'ground',
      'water',
      ANCHORS.shapes,
      'waterway',
      'roads',
      'places',
      ANCHORS.points,
    ]);
  });

  test('gets our sprite beside its own', () => {
    expect(style.sprite).toEqual([
      { id: 'default', url: 'https://maps.example/sprites/foreign' },
      { id: 'taival', url: 'https://taival.example/static/map/dark' },
    ]);
    expect(
      outsideStyle({ ...foreign, sprite: [{ id: 'a', url: 'https://maps.example/a' }] }, ours).sprite,
    ).toHaveLength(2);
  });

  test('draws its names with the fonts of the page', () => {
    expect(style).not.toHaveProperty('glyphs');
    expect(style.layers[3]).toMatchObject({
      layout: { 'text-font': ['Noto Sans Italic', 'Atkinson Hyperlegible Next Variable', 'system-ui', 'sans-serif'] },
    });
    expect(style.layers[5]).toEqual(foreign.layers[4]);
  });

  test('without names has both anchors on top', () => {
    const plain = outsideStyle({ version: 8, sources: {}, layers: [{ id: 'ground', type: 'background' }] }, ours);
    expect(plain.layers.map(({ id }) => id)).toEqual(['ground', ANCHORS.shapes, ANCHORS.points]);
  });
});

test.each([
  [foreign, true],
  [null, false],
  ['style', false],
  [{}, false],
  [{ version: 8, sources: {}, layers: [{ id: 1 }] }, false],
  [{ version: 7, sources: {}, layers: [] }, false],
  [{ version: 8, sources: null, layers: [] }, false],
])('recognises a style among other answers', (value, expected) => {
  expect(isStyle(value)).toBe(expected);
});
