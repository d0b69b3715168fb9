import { describe, expect, test } from 'vitest';
import { NO_OUTSIDE_MAPS, type OutsideMaps } from '#common/baseMap.ts';
import { BASE_MAP_IDS } from './baseMapIds.ts';
import { canShow, parseOutsideMaps, picturesOf } from './baseMapSources.ts';

const survey: OutsideMaps = { landSurvey: { url: 'https://survey.example', key: 'a key&' }, layers: [] };
const eox: OutsideMaps = { landSurvey: null, layers: ['eox'] };

describe('the pictures of the base maps', () => {
  test.each(BASE_MAP_IDS)('are none where the operator has chosen no service (%s)', (id) => {
    expect(picturesOf(id, NO_OUTSIDE_MAPS)).toBeNull();
  });

  test.each([['general', 'taustakartta', 'png', true], ['terrain', 'maastokartta', 'png', true], ['satellite', 'ortokuva', 'jpg', false]] as const)(
    'are the land survey’s with its key: %s is %s',
    (id, product, format, named) => {
      expect(picturesOf(id, survey)).toEqual({
        tilesUrl: `https://survey.example/avoin/wmts/1.0.0/${product}/default/WGS84_Pseudo-Mercator/{z}/{y}/{x}.${format}?api-key=a%20key%26`,
        maxZoom: 16,
        named,
        attribution: '© Maanmittauslaitos, CC BY 4.0',
      });
    },
  );

  test('of the satellite are Sentinel-2’s where that is switched on, the land survey’s where both are', () => {
    expect(picturesOf('satellite', eox)).toMatchObject({ tilesUrl: expect.stringMatching(/^https:\/\/tiles\.maps\.eox\.at\/.*\{z\}\/\{y\}\/\{x\}\.jpg$/), attribution: expect.stringContaining('EOX') });
    expect(picturesOf('terrain', eox)).toBeNull();
    expect(picturesOf('satellite', { ...survey, layers: ['eox'] })?.attribution).toContain('Maanmittauslaitos');
  });
});

test('satellite alone cannot be shown without a service', () => {
  expect(BASE_MAP_IDS.filter((id) => canShow(id, NO_OUTSIDE_MAPS))).toEqual(['general', 'terrain']);
  expect(canShow('satellite', eox) && canShow('satellite', survey)).toBe(true);
});

test.each([
  [{ landSurvey: { url: 'https://s.example', key: 'k' }, layers: ['eox'] }, { landSurvey: { url: 'https://s.example', key: 'k' }, layers: ['eox'] }],
  [{ landSurvey: { url: 'https://s.example', key: '' }, layers: ['google', 3] }, NO_OUTSIDE_MAPS],
  [{ landSurvey: 'k', layers: 'eox' }, NO_OUTSIDE_MAPS],
  [{}, NO_OUTSIDE_MAPS],
  [null, NO_OUTSIDE_MAPS],
  ['k', NO_OUTSIDE_MAPS],
])('reads the boot data %j as %j', (value, maps) => {
  expect(parseOutsideMaps(value)).toEqual(maps);
});
