import { describe, expect, test } from 'vitest';
import { DEFAULT_BASE_MAP } from './baseMapIds.ts';
import { available, BASE_MAPS, baseMapStyle, parseBaseMapConfig } from './baseMaps.ts';

const options = {
  theme: 'light',
  contrast: 'normal',
  language: 'fi',
  tiles: { tiles: '/tiles/base/1/{z}/{x}/{y}.mvt', maxZoom: 14, attribution: null },
  origin: 'https://taival.example',
} as const;
const embedded = { landSurveyKey: null };
const withKey = { landSurveyKey: 'a key&' };
const hostsOf = (style: unknown) => JSON.stringify(style).match(/https?:\/\/[^/"'?\\]+/g) ?? [];

describe('base maps', () => {
  test('are general and terrain alone where the operator has no key', () => {
    expect(available(embedded)).toEqual(['general', 'terrain']);
  });

  test('have the satellite too with the land survey’s key', () => {
    expect(available(withKey)).toEqual(['general', 'terrain', 'satellite']);
    expect(new Set(available(withKey))).toEqual(new Set(Object.keys(BASE_MAPS)));
  });

  test('start with terrain', () => {
    expect(DEFAULT_BASE_MAP).toBe('terrain');
  });

  test.each(available(withKey))('load nothing from outside without a key (%s)', (id) => {
    expect(hostsOf(baseMapStyle(id, embedded, options).sources).filter((host) => host !== 'https://www.openstreetmap.org')).toEqual([]);
  });

  test('draw the aerial pictures over the embedded map, with its names, and with the key in the address', () => {
    const style = baseMapStyle('satellite', withKey, options);
    const { imagery } = style.sources;
    expect(imagery).toMatchObject({ type: 'raster', tiles: [expect.stringContaining('/ortokuva/default/WGS84_Pseudo-Mercator/{z}/{y}/{x}.jpg?api-key=a%20key%26')] });
    const order = style.layers.map(({ id }) => id);
    expect(order.indexOf('imagery')).toBeGreaterThan(order.indexOf('lakes'));
    expect(order.indexOf('label-towns')).toBeGreaterThan(order.indexOf('imagery'));
  });

  test('leave the names to the land survey’s terrain map, which has its own', () => {
    expect(baseMapStyle('terrain', withKey, options).layers.some(({ type }) => type === 'symbol')).toBe(false);
    expect(baseMapStyle('general', withKey, options).sources).not.toHaveProperty('imagery');
  });

  test('fall back to the default where a stored choice is not available any more', () => {
    expect(baseMapStyle('satellite', embedded, options)).toEqual(baseMapStyle('terrain', embedded, options));
  });
});

test.each([
  [{ landSurveyKey: 'k' }, 'k'], [{ landSurveyKey: '' }, null], [{ landSurveyKey: 7 }, null], [{}, null], [null, null], ['k', null],
])('reads the boot data %j as the key %j', (value, landSurveyKey) => {
  expect(parseBaseMapConfig(value)).toEqual({ landSurveyKey });
});
