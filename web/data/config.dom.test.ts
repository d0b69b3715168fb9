import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

test('what the server says is read', () => {
  expect(parseConfig(JSON.stringify({ basemap: { landSurveyKey: null } }))).toEqual({
    basemap: { landSurveyKey: null },
  });
});

test.each(['', '{', 'null', '[]', '"x"', '{"other": 3}'])('%j leaves the defaults', (json) => {
  expect(parseConfig(json)).toEqual({ basemap: null });
});
