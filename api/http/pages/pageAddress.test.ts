import { describe, expect, test } from 'vitest';
import { addressOf, addressOfTab, alternatesOf, browserLanguage, isPhone, pathIn } from './pageAddress.ts';

test.each([
  [undefined, 'fi'],
  ['', 'fi'],
  ['sv', 'sv'],
  ['en-GB,en;q=0.9', 'en'],
  ['de, SV-fi;q=0.5', 'sv'],
  ['de,fr', 'fi'],
  // Filipino and Meänkieli are not Finnish.
  ['fil-PH,fil;q=0.9,en;q=0.8', 'en'],
  ['fit;q=1,sv;q=0.9', 'sv'],
  ['fi;q=0.2, sv;q=0.8, en;q=0.5', 'sv'],
  ['fi;q=0, en;q=0.1', 'en'],
  ['sv;q=0', 'fi'],
  ['en;q=0.5, sv;q=0.5', 'en'],
  [','.repeat(100_000), 'fi'],
])('a browser that asks for %.20j gets %s', (header, language) => {
  expect(browserLanguage(header)).toBe(language);
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 ' +
      'Safari/604.1',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    true,
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0', true],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15', false],
  ['', false],
  [undefined, false],
])('%j comes from a phone: %s', (userAgent, expected) => {
  expect(isPhone(userAgent)).toBe(expected);
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

  test('a path with a query still has it', () => {
    expect(pathIn(addressOf('/v/map?pos=11,24,60'), 'sv')).toBe('/v/map?pos=11,24,60&lang=sv');
  });
});
