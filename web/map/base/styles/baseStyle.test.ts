import { readFileSync } from 'node:fs';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { LayerSpecification } from 'maplibre-gl';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#common/languages.ts';
import darkSprite from '#web/public/static/map/dark.json' with { type: 'json' };
import lightSprite from '#web/public/static/map/light.json' with { type: 'json' };
import { ANCHORS } from './anchors.ts';
import { BASE_ATTRIBUTION } from './attribution.ts';
import { baseStyle, type BaseStyleOptions } from './baseStyle.ts';

const origin = 'https://taival.example';
const tiles = { tiles: '/tiles/base/abc/{z}/{x}/{y}.mvt', maxZoom: 14, attribution: null, outline: null };
const imagery = { tilesUrl: 'https://pictures.example/{z}/{y}/{x}.jpg', maxZoom: 16, attribution: 'P', named: false };
const plain: BaseStyleOptions = { layer: 'terrain', theme: 'light', contrast: 'normal', language: 'fi', tiles, origin };

const all: BaseStyleOptions[] = (['general', 'terrain'] as const).flatMap((layer) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['normal', 'more'] as const).flatMap((contrast) =>
      LANGUAGES.flatMap((language) =>
        [undefined, imagery].map((pictures) => ({
          layer,
          theme,
          contrast,
          language,
          tiles,
          origin,
          imagery: pictures,
        })),
      ),
    ),
  ),
);

const nameOf = ({ layer, theme, contrast, language, imagery: pictures }: BaseStyleOptions) =>
  [layer, theme, contrast, language, pictures ? 'pictures' : 'drawn'].join(', ');
const layersOf = (options: Partial<BaseStyleOptions>) => baseStyle({ ...plain, ...options }).layers;
const sourceLayerOf = (layer: LayerSpecification) => ('source-layer' in layer ? (layer['source-layer'] ?? '') : '');

describe.each(all.map((options) => [nameOf(options), options] as const))('the base style (%s)', (_, options) => {
  const style = baseStyle(options);
  const ids = style.layers.map(({ id }) => id);

  test('is a valid MapLibre style', () => {
    expect(validateStyleMin(style)).toEqual([]);
  });

  test('needs no glyphs, and nothing of another host but the pictures', () => {
    expect(style).not.toHaveProperty('glyphs');
    expect(style.sprite).toBe(`${origin}/static/map/${options.theme}`);
    const addresses = Object.values(style.sources).flatMap((source) => ('tiles' in source ? source.tiles : []));
    expect(addresses).toEqual(options.imagery ? [tiles.tiles, imagery.tilesUrl] : [tiles.tiles]);
  });

  test('has its anchors in place: that for shapes below the first name, that for points on top', () => {
    const names = style.layers.flatMap(({ type }, index) => (type === 'symbol' ? [index] : []));
    expect(names.length).toBeGreaterThan(0);
    expect(ids.indexOf(ANCHORS.shapes)).toBe(Math.min(...names) - 1);
    expect(ids.indexOf(ANCHORS.points)).toBe(ids.length - 1);
    expect(ids.indexOf('borders')).toBeLessThan(ids.indexOf(ANCHORS.shapes));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has less than 80 layers: each costs time in every frame', () => {
    expect(ids.length).toBeLessThan(80);
  });
});

describe('the base style', () => {
  test('draws only layers that docs/base-tiles.md lists, and all of them in terrain', () => {
    const [, table = ''] = readFileSync('docs/base-tiles.md', 'utf8').split('## Layers');
    const listed = new Set([...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name ?? ''));
    const drawn = new Set(
      layersOf({})
        .map(sourceLayerOf)
        .filter((name) => name !== ''),
    );
    expect(listed.size).toBeGreaterThan(8);
    expect(drawn).toEqual(listed);
    for (const layer of layersOf({ layer: 'general' }))
      expect(['', ...drawn], layer.id).toContain(sourceLayerOf(layer));
  });

  test('reads every image from the sprites, which hold no others', () => {
    const text = JSON.stringify(layersOf({}));
    const kinds = ['lighthouse', 'windmill', 'tower', 'waterfall', 'cave_entrance', 'aerodrome', 'helipad'];
    for (const image of Object.keys(lightSprite).filter((name) => name !== 'room'))
      expect(text).toContain(`"${image}"`);
    expect(Object.keys(lightSprite)).toEqual(
      expect.arrayContaining([...kinds, 'peak', 'station', 'ferry_terminal', 'bog', 'rock', 'room']),
    );
    expect(Object.keys(darkSprite)).toEqual(Object.keys(lightSprite));
  });

  test('names the usual source, or that of the operator’s own tiles', () => {
    expect(baseStyle(plain).sources['base']).toMatchObject({ attribution: BASE_ATTRIBUTION, maxzoom: 14 });
    const own = { tiles: 'https://tiles.example/{z}/{x}/{y}', maxZoom: 15, attribution: '© Kartta Oy', outline: null };
    expect(baseStyle({ ...plain, tiles: own }).sources['base']).toMatchObject({
      attribution: '© Kartta Oy',
      maxzoom: 15,
      tiles: [own.tiles],
    });
  });

  test('shows paths, tracks, cycleways and ski tracks from 12 in terrain, a step later in general', () => {
    const from = (layer: BaseStyleOptions['layer'], id: string) =>
      layersOf({ layer }).find((one) => one.id === id)?.minzoom;
    for (const id of ['paths', 'tracks', 'cycleways']) {
      expect(from('terrain', id), id).toBe(12);
      expect(from('general', id), id).toBe(13);
    }
    expect(from('terrain', 'pistes')).toBe(12);
    expect(layersOf({ layer: 'general' }).some(({ id }) => id === 'pistes')).toBe(false);
  });

  test('draws the same layers by night and with strong contrasts, in other paint', () => {
    const ids = (options: Partial<BaseStyleOptions>) => layersOf(options).map(({ id }) => id);
    expect(ids({ theme: 'dark' })).toEqual(ids({}));
    expect(ids({ contrast: 'more' })).toEqual(ids({}));
    expect(layersOf({ contrast: 'more' })).not.toEqual(layersOf({}));
  });

  test('leaves lines and names of the ground to pictures, but for borders and names', () => {
    const drawn = layersOf({ imagery });
    expect(
      drawn.some(
        (layer) => ['roads', 'landuse', 'buildings'].includes(sourceLayerOf(layer)) && layer.type !== 'symbol',
      ),
    ).toBe(false);
    expect(layersOf({ imagery: { ...imagery, named: true } }).some(({ type }) => type === 'symbol')).toBe(false);
  });
});
