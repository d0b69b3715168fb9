// SPEC §9: Finland bounding box
import { describe, expect, test } from 'vitest';
import { formatCoordinates, parseCoordinates, roughPosition } from './coordinates.ts';

const HELSINKI = [24.9415, 60.1718];

// SPEC §5: A coordinate-like query inside Finland's box is taken as a location
describe('parseCoordinates reads', () => {
  // SPEC §5: A coordinate-like query inside Finland's box is taken as a location
  test.each([
    '60.1718, 24.9415',
    '60.1718,24.9415',
    '60.1718 24.9415',
    '(60.1718, 24.9415)',
    '60.1718/24.9415',
    '24.9415 60.1718',
    '24.9415, 60.1718',
    '60,1718 24,9415',
    '60,1718, 24,9415',
    '60,1718,24,9415',
    '60,1718; 24,9415',
    '  60.1718   24.9415 ',
    '60.1718\u00A024.9415',
    'N 60.1718 E 24.9415',
    'N60.1718, E24.9415',
    'n60.1718 e24.9415',
    'P 60,1718 I 24,9415',
    '60.1718 N 24.9415 E',
    '60.1718N, 24.9415E',
    '60,1718° P, 24,9415° I',
    '60.1718°N 24.9415°E',
    '60.1718° 24.9415°',
    'E 24.9415 N 60.1718',
    '24.9415 E 60.1718 N',
    '24.9415E60.1718N',
    '60.1718 N 24.9415',
    '60.1718 24.9415 E',
    '24.9415 60.1718 N',
    "N 60° 10.308' E 24° 56.49'",
    'N 60° 10.308′ E 24° 56.49′',
    'N 60° 10,308 E 024° 56,490',
    "60°10.308'N, 24°56.49'E",
    '60 10.308 24 56.49',
    '60 10,308, 24 56,49',
    'N60 10.308 E24 56.490',
    '24 56.49 60 10.308',
    'I 24 56.49 P 60 10.308',
    `60°10'18.48"N 24°56'29.4"E`,
    '60°10′18.48″N 24°56′29.4″E',
    '60º10’18,48” P 24º56’29,4” I',
    "60° 10' 18.48'' N, 24° 56' 29.4'' E",
    '60 10 18.48 24 56 29.4',
    'P 60 10 18,48 I 24 56 29,4',
    `24°56'29.4"E 60°10'18.48"N`,
  ])('%s', (query) => {
    const [lon, lat] = parseCoordinates(query) ?? [0, 0];
    expect(lon).toBeCloseTo(24.9415, 8);
    expect(lat).toBeCloseTo(60.1718, 8);
  });

  test.each([
    [`60°10'18.5"N 24°56'29.4"E`, 60 + 10 / 60 + 18.5 / 3600, 24 + 56 / 60 + 29.4 / 3600],
    ['P 60 10 18 I 24 56 29', 60 + 10 / 60 + 18 / 3600, 24 + 56 / 60 + 29 / 3600],
    [`P: 60°10,308' I: 24°56,483'`, 60 + 10.308 / 60, 24 + 56.483 / 60],
    ['60 10.3 24 56.5', 60 + 10.3 / 60, 24 + 56.5 / 60],
    ['60 10 24 56', 60 + 10 / 60, 24 + 56 / 60],
    ['60° 24°', 60, 24],
    ['N60 E24', 60, 24],
    ['60.5 24', 60.5, 24],
    ['60,5, 24', 60.5, 24],
    ["69° 59.999' 29° 0'", 69 + 59.999 / 60, 29],
  ])('%s', (query, lat, lon) => {
    const position = parseCoordinates(query) ?? [0, 0];
    expect(position[0]).toBeCloseTo(lon, 9);
    expect(position[1]).toBeCloseTo(lat, 9);
  });
});

describe('parseCoordinates takes no', () => {
  test.each([
    // outside Finland
    '59.3293, 18.0686',
    '59.437 24.754',
    '0, 0',
    '-60.17, 24.94',
    '60.17 -24.94',
    '70.5 28.0',
    '60.17 32.0',
    '24.94 24.94',
    '61.5 62.5',
    'N 24.9415 E 60.1718',
    'S 60.17 E 24.94',
    '60.17 S 24.94 W',
    // minutes and seconds out of range
    "N 60° 60' E 24° 56'",
    '60 10 60 24 56 29',
    '60 75.5 24 56.5',
    '60 10 24 60',
    // contradicting or loose letters
    'N 60.17 N 24.94',
    'N 60.17 E 24.94 E',
    'N 60.17 P E 24.94',
    'E N 60.17 24.94',
    'N E',
    // words, numbers, dates, phone numbers, addresses
    '',
    ' ',
    'Nuuksio',
    'p i',
    '1234',
    '60',
    '60.1718',
    '60,1718',
    '60 24',
    '60, 24',
    '60,24',
    '6024',
    '00100',
    '040 1234567',
    '+358 40 123 4567',
    '09 310 1691',
    '24.12.2026',
    '24.12. 2026',
    '21.11.2026 14:30',
    '2026-11-21',
    '14:30',
    'Mannerheimintie 60, 24',
    'E12',
    'E 12 60.1',
    '60.17.18 24.94.15',
    '60..17 24.94',
    '60.17 , , 24.94',
    '60.17 24.94 12',
    '60 10 18 24',
    '60.5 10 24.5 56',
    '60°10.5\'18" 24°56\'29"',
    '60.171824.9415',
    `60.1718${' '.repeat(80)}24.9415`,
    '6 0.1718 24.9415',
    '60.1718 2 4.9415',
    '٦٠.١٧ ٢٤.٩٤',
    '60.1718, 24.9415, 100',
  ])('%j', (query) => {
    expect(parseCoordinates(query)).toBeNull();
  });

  test('long input, without working through it', () => {
    for (const part of ['6', '60 ', '60.', ' ', "60°10'", 'N', '60,']) {
      expect(parseCoordinates(part.repeat(2_000_000 / part.length))).toBeNull();
      expect(parseCoordinates(part.repeat(80 / part.length))).toBeNull();
    }
  });
});

test('the name of a coordinate point reads back as the same point', () => {
  expect(formatCoordinates([24.9415, 60.1718])).toBe('60.17180, 24.94150');
  expect(parseCoordinates(formatCoordinates([24.9415, 60.1718]))).toEqual(HELSINKI);
});

test('a rough position is rounded to about a tenth of a kilometre', () => {
  expect(roughPosition([24.945_678_9, 60.123_456_7])).toEqual([24.946, 60.123]);
});
