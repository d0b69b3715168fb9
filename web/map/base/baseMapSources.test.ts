import { describe, expect, test } from 'vitest';
import { NO_OUTSIDE_MAPS, type OutsideMaps } from '#common/baseMap.ts';
import { BASE_MAP_IDS } from '#web/map/state/baseMapIds.ts';
import { canShow, parseOutsideMaps, picturesOf, stylesOf } from './baseMapSources.ts';

const survey: OutsideMaps = { landSurvey: { url: 'https://survey.example', key: 'a key&' }, layers: [] };
const eox: OutsideMaps = { landSurvey: null, layers: ['eox'] };

// SPEC §2: Map: base layers general, terrain (default) and satellite
describe('the pictures of the base maps', () => {
  test.each(BASE_MAP_IDS)('are none where the operator has chosen no service (%s)', (id) => {
    expect(picturesOf(id, NO_OUTSIDE_MAPS)).toBeNull();
  });

  test.each([
    ['general', 'taustakartta', 'png', true],
    ['terrain', 'maastokartta', 'png', true],
    ['satellite', 'ortokuva', 'jpg', false],
  ] as const)('are the land survey’s with its key: %s is %s', (id, product, format, named) => {
    expect(picturesOf(id, survey)).toEqual({
      tilesUrl:
        `https://survey.example/avoin/wmts/1.0.0/${product}/default/WGS84_Pseudo-Mercator/{z}/{y}/{x}.${format}` +
        '?api-key=a%20key%26',
      maxZoom: 16,
      named,
      attribution: '© Maanmittauslaitos, CC BY 4.0',
    });
  });

  test('of the satellite are Sentinel-2’s where that is switched on, the land survey’s where both are', () => {
    expect(picturesOf('satellite', eox)).toMatchObject({
      tilesUrl: expect.stringMatching(/^https:\/\/tiles\.maps\.eox\.at\/.*\{z\}\/\{y\}\/\{x\}\.jpg$/),
      attribution: expect.stringContaining('EOX'),
    });
    expect(picturesOf('terrain', eox)).toBeNull();
    expect(picturesOf('satellite', { ...survey, layers: ['eox'] })?.attribution).toContain('Maanmittauslaitos');
  });
});

describe('the services that draw the general map', () => {
  const by = (...layers: OutsideMaps['layers']): OutsideMaps => ({ landSurvey: null, layers });

  test('are OpenFreeMap with a style of its own for each look, before the pictures of OpenStreetMap', () => {
    for (const maps of [by('openfreemap'), by('osm', 'openfreemap')]) {
      expect(stylesOf('general', maps)).toEqual({
        light: 'https://tiles.openfreemap.org/styles/liberty',
        dark: 'https://tiles.openfreemap.org/styles/dark',
      });
      expect(picturesOf('general', maps)).toBeNull();
    }
    expect(picturesOf('general', by('osm'))).toMatchObject({
      tilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: expect.stringContaining('OpenStreetMap'),
    });
    expect(stylesOf('general', by('osm'))).toBeNull();
  });

  test('give way to the land survey, and draw no other map', () => {
    expect(stylesOf('general', { ...survey, layers: ['openfreemap', 'osm'] })).toBeNull();
    expect(picturesOf('general', { ...survey, layers: ['openfreemap', 'osm'] })?.attribution).toContain(
      'Maanmittauslaitos',
    );
    expect([stylesOf('terrain', by('openfreemap', 'osm')), picturesOf('terrain', by('openfreemap', 'osm'))]).toEqual([
      null,
      null,
    ]);
    expect(canShow('satellite', by('openfreemap', 'osm'))).toBe(false);
  });
});

test('satellite alone cannot be shown without a service', () => {
  expect(BASE_MAP_IDS.filter((id) => canShow(id, NO_OUTSIDE_MAPS))).toEqual(['general', 'terrain']);
  expect(canShow('satellite', eox) && canShow('satellite', survey)).toBe(true);
});

test.each([
  [
    { landSurvey: { url: 'https://s.example', key: 'k' }, layers: ['eox'] },
    { landSurvey: { url: 'https://s.example', key: 'k' }, layers: ['eox'] },
  ],
  [{ landSurvey: { url: 'https://s.example', key: '' }, layers: ['google', 3] }, NO_OUTSIDE_MAPS],
  [{ landSurvey: 'k', layers: 'eox' }, NO_OUTSIDE_MAPS],
  [{}, NO_OUTSIDE_MAPS],
  [null, NO_OUTSIDE_MAPS],
  ['k', NO_OUTSIDE_MAPS],
])('reads the boot data %j as %j', (value, maps) => {
  expect(parseOutsideMaps(value)).toEqual(maps);
});
