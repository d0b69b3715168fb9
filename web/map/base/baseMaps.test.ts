import { describe, expect, test } from 'vitest';
import type { OutsideMaps } from '#common/baseMap.ts';
import { BASE_MAP_IDS, type BaseMapId, DEFAULT_BASE_MAP } from '#web/map/state/baseMapIds.ts';
import { baseMapStyle } from './baseMaps.ts';
import { picturesOf } from './baseMapSources.ts';

const options = {
  theme: 'light',
  contrast: 'normal',
  language: 'fi',
  tiles: { tiles: '/tiles/base/1/{z}/{x}/{y}.mvt', maxZoom: 14, attribution: null, outline: null },
  origin: 'https://taival.example',
} as const;
const survey: OutsideMaps = { landSurvey: { url: 'https://survey.example', key: 'k' }, layers: [] };
const OURS = { pictures: null, drawn: null };
const picturesBy = (id: BaseMapId) => ({ pictures: picturesOf(id, survey), drawn: null });
const hostsOf = (style: unknown) => JSON.stringify(style).match(/https?:\/\/[^/"'?\\]+/g) ?? [];

describe('base maps', () => {
  test('start with terrain', () => {
    expect(DEFAULT_BASE_MAP).toBe('terrain');
  });

  test.each(BASE_MAP_IDS)('load nothing from outside without pictures (%s)', (id) => {
    expect(
      hostsOf(baseMapStyle(id, OURS, options).sources).filter((host) => host !== 'https://www.openstreetmap.org'),
    ).toEqual([]);
  });

  test('draw the aerial pictures over our own map, with its names', () => {
    const style = baseMapStyle('satellite', picturesBy('satellite'), options);
    expect(style.sources.imagery).toMatchObject({ type: 'raster', tiles: [expect.stringContaining('/ortokuva/')] });
    const order = style.layers.map(({ id }) => id);
    expect(order.indexOf('imagery')).toBeGreaterThan(order.indexOf('lakes'));
    expect(order.indexOf('label-towns')).toBeGreaterThan(order.indexOf('imagery'));
  });

  test.each(['general', 'terrain'] as const)(
    'leave the names to the land survey’s maps, which have their own (%s)',
    (id) => {
      expect(baseMapStyle(id, picturesBy(id), options).layers.some(({ type }) => type === 'symbol')).toBe(false);
    },
  );

  test('show our own terrain where a satellite that was chosen has no pictures', () => {
    expect(baseMapStyle('satellite', OURS, options)).toEqual(baseMapStyle('terrain', OURS, options));
  });
});
