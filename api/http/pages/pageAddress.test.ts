import { describe, expect, test } from 'vitest';
import { addressOf, addressOfTab, alternatesOf, browserLanguage, pathIn } from './pageAddress.ts';

test.each([
  [undefined, 'fi'],
  ['', 'fi'],
  ['sv', 'sv'],
  ['en-GB,en;q=0.9', 'en'],
  ['de, SV-fi;q=0.5', 'sv'],
  ['de,fr', 'fi'],
  [','.repeat(100_000), 'fi'],
])('a browser that asks for %.20j gets %s', (header, language) => {
  expect(browserLanguage(header)).toBe(language);
});

describe('one page in three languages', () => {
  test('has an address for each, and one that leaves the choice to the browser', () => {
    expect(alternatesOf(addressOf('/v/place/5'))).toEqual([
      ['fi', '/v/place/5?lang=fi'],
      ['sv', '/v/place/5?lang=sv'],
      ['en', '/v/place/5?lang=en'],
      ['x-default', '/v/place/5'],
    ]);
  });

  test('a page of its own has its language in the path', () => {
    expect(alternatesOf(addressOfTab('intro'))).toEqual([
      ['fi', '/v/intro/fi'],
      ['sv', '/v/intro/sv'],
      ['en', '/v/intro/en'],
      ['x-default', '/'],
    ]);
  });

  test('a path that has a query keeps it', () => {
    expect(pathIn(addressOf('/v/map?pos=11,24,60'), 'sv')).toBe('/v/map?pos=11,24,60&lang=sv');
  });
});
