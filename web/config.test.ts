import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

test('what the server says is read', () => {
  expect(parseConfig('{"basemap": {"general": {}}, "baseTilesVersion": "3f2a"}')).toEqual({ basemap: { general: {} }, baseTilesVersion: '3f2a' });
});

test.each(['', '{', 'null', '[]', '"x"', '{"baseTilesVersion": 3}'])('%j leaves the defaults', (json) => {
  expect(parseConfig(json)).toEqual({ basemap: null, baseTilesVersion: null });
});
