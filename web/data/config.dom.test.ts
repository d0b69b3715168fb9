import { expect, test } from 'vitest';
import { DEFAULT_CAMERA } from '#common/geo/camera.ts';
import { parseConfig } from './config.ts';

test('what the server says is read', () => {
  expect(
    parseConfig(
      JSON.stringify({
        basemap: { landSurveyKey: null },
        home: '12.84,24.941,60.1625',
        starter: true,
        staffLogin: true,
        noEmbeds: true,
      }),
    ),
  ).toEqual({
    basemap: { landSurveyKey: null },
    home: { zoom: 12.84, centre: [24.941, 60.1625] },
    starter: true,
    staffLogin: true,
    noEmbeds: true,
  });
});

test.each(['', '{', 'null', '[]', '"x"', '{"other": 3}'])('%j leaves the defaults', (json) => {
  expect(parseConfig(json)).toEqual({
    basemap: null,
    home: DEFAULT_CAMERA,
    starter: false,
    staffLogin: false,
    noEmbeds: false,
  });
});
