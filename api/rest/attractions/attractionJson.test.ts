import { expect, test } from 'vitest';
import { SOURCES } from '#api/import/records/record.ts';
import { SOURCE_NAMES } from './attractionJson.ts';

test('REST names every source of records', () => {
  expect(Object.keys(SOURCE_NAMES).sort()).toEqual([...SOURCES].sort());
});
