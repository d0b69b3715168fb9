import { expect, test } from 'vitest';
import { fileTitle } from './fileTitle.ts';
import { licenceOf } from './licence.ts';

test.each([
  ['File:Evo lake.jpg', 'Evo lake.jpg'],
  ['Tiedosto:evo_lake.JPG', 'Evo lake.JPG'],
  ['https://commons.wikimedia.org/wiki/File:J%C3%A4rvi.jpg', 'Järvi.jpg'],
  ['https://upload.wikimedia.org/wikipedia/commons/a/ab/J%C3%A4rvi_1.jpg', 'Järvi 1.jpg'],
  ['https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/A.jpg/800px-A.jpg', 'A.jpg'],
])('%s names a photo', (text, title) => {
  expect(fileTitle(text)).toBe(title);
});

test.each([
  undefined,
  '',
  'Evo.jpg',
  'Category:Evo',
  'File:Plan.svg',
  'File:A|B.jpg',
  'https://example.org/a.jpg',
  'https://upload.wikimedia.org.evil.example/wikipedia/commons/a/ab/A.jpg',
  'https://upload.wikimedia.org/wikipedia/fi/a/ab/A.jpg',
])('%j names no photo', (text) => {
  expect(fileTitle(text)).toBeNull();
});

test.each([
  ['cc-by-sa-4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
  ['cc-by-2.0', 'https://creativecommons.org/licenses/by/2.0/'],
  ['cc-by-sa-3.0-de', 'https://creativecommons.org/licenses/by-sa/3.0/de/'],
  ['cc0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['pd', null],
])('the licence %s allows our use', (code, url) => {
  expect(licenceOf({ code, name: '' })?.url).toBe(url);
});

test.each(['', 'gfdl', 'cc-by-nc-4.0', 'cc-by-nd-4.0', 'fal', 'fair use', 'cc-by-sa', 'pdf'])(
  'the licence %j does not allow our use',
  (code) => {
    expect(licenceOf({ code, name: code })).toBeNull();
  },
);
