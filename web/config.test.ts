import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const baseTiles = { tiles: '/tiles/base/3f2a.7/{z}/{x}/{y}.mvt', maxZoom: 14, attribution: null };

test('what the server says is read', () => {
  expect(parseConfig(JSON.stringify({ basemap: { landSurveyKey: null }, baseTiles }))).toEqual({ basemap: { landSurveyKey: null }, baseTiles });
  expect(parseConfig(JSON.stringify({ baseTiles: { ...baseTiles, attribution: '© Others' } })).baseTiles?.attribution).toBe('© Others');
});

test.each(['', '{', 'null', '[]', '"x"', '{"baseTiles": 3}', '{"baseTiles": {"tiles": "/x"}}', '{"baseTiles": {"tiles": 1, "maxZoom": 14}}'])('%j leaves the defaults', (json) => {
  expect(parseConfig(json)).toEqual({ basemap: null, baseTiles: null });
});
