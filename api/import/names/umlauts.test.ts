import { expect, test } from 'vitest';
import { withUmlauts } from './umlauts.ts';

test.each([
  ['Jaervenpaeae', 'Järvenpää'],
  ['OEstensoe', 'Östensö'],
  ['AEkoenmaa', 'Äkönmaa'],
  ['Tykkoeoe', 'Tykköö'],
  ['Bjoerkboda', 'Björkboda'],
  ['Sjoenaes', 'Sjönäs'],
  ['Siikajoen Kirkonkylae', 'Siikajoen Kirkonkylä'],
  ['Rautamaeenkylae', 'Rautamäenkylä'],
])('%s is %s', (written, name) => {
  expect(withUmlauts(written)).toBe(name);
});

test.each([
  'Joensuu',
  'Palojoensuu',
  'Joenperä',
  'Broaenda',
  'Mikaelsberg',
  'Kalajoen Hiekkasärkät',
  'Hæmeenlinna ö',
  'Pori',
  '',
])('%s stays as it is', (name) => {
  expect(withUmlauts(name)).toBe(name);
});
