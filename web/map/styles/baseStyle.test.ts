import { createExpression, isExpression, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#common/languages.ts';
import { ANCHORS } from './anchors.ts';
import { BASE_ATTRIBUTION, baseStyle, type BaseStyleOptions } from './baseStyle.ts';

const tilesUrl = '/tiles/base/abc/{z}/{x}/{y}.mvt';
const imagery = { tilesUrl: 'https://pictures.example/{z}/{y}/{x}.jpg', maxZoom: 16, attribution: 'P', named: false };
const all: BaseStyleOptions[] = (['light', 'dark'] as const).flatMap((theme) =>
  LANGUAGES.flatMap((language) => (['general', 'terrain'] as const).flatMap((layer) => [{ theme, language, layer, tilesUrl }, { theme, language, layer, tilesUrl, imagery }])),
);

describe.each(all.map((options) => [`${options.layer}, ${options.theme}, ${options.language}, ${options.imagery ? 'pictures' : 'drawn'}`, options] as const))('the base style (%s)', (_, options) => {
  const style = baseStyle(options);
  const ids = style.layers.map(({ id }) => id);

  test('is a valid MapLibre style', () => {
    expect(validateStyleMin(style)).toEqual([]);
  });

  test('needs no glyphs, no sprite and no other host', () => {
    expect(style).not.toHaveProperty('glyphs');
    expect(style).not.toHaveProperty('sprite');
    const tiles = Object.values(style.sources).flatMap((source) => ('tiles' in source ? source.tiles : []));
    expect(tiles).toEqual(options.imagery ? [tilesUrl, imagery.tilesUrl] : [tilesUrl]);
  });

  test('keeps its anchors: shapes below the first name, points above the last', () => {
    const names = style.layers.flatMap(({ type }, index) => (type === 'symbol' ? [index] : []));
    expect(names.length).toBeGreaterThan(0);
    expect(ids.indexOf(ANCHORS.shapes)).toBe(Math.min(...names) - 1);
    expect(ids.indexOf(ANCHORS.points)).toBe(ids.length - 1);
    expect(ids.indexOf('borders')).toBeLessThan(ids.indexOf(ANCHORS.shapes));
  });

  test('names its source', () => {
    expect(style.sources['base']).toMatchObject({ attribution: BASE_ATTRIBUTION, maxzoom: 10 });
  });
});

describe('names on the base map', () => {
  const town = { name: 'Hämeenlinna', 'name:fi': 'Hämeenlinna', 'name:sv': 'Tavastehus' };
  const textIn = (language: (typeof LANGUAGES)[number], properties: Record<string, string>) => {
    const towns = baseStyle({ theme: 'light', layer: 'terrain', language, tilesUrl }).layers.find(({ id }) => id === 'label-towns');
    const field: unknown = towns?.type === 'symbol' ? towns.layout?.['text-field'] : undefined;
    if (!isExpression(field)) throw new Error('The name is no expression.');
    const compiled = createExpression(field, 'layers.layout.text-field');
    if (compiled.result === 'error') throw new Error('The name cannot be read.');
    return String(compiled.value.evaluate({ zoom: 8 }, { type: 1, properties }));
  };

  test.each([['fi', 'Hämeenlinna'], ['sv', 'Tavastehus'], ['en', 'Hämeenlinna']] as const)('are in the language of the visitor (%s), else as they are', (language, text) => {
    expect(textIn(language, town)).toBe(text);
  });
});
