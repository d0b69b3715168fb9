import { describe, expect, test } from 'vitest';
import { matchOf } from './nameMatch.ts';

describe('how a name answers a query', () => {
  test.each([
    ['suomenlinna', 'suomenlinna', 'exact'],
    ['suomenlinnan museo', 'suomen', 'prefix'],
    ['helsingin suomenlinna', 'suomen', 'word'],
    ['suomenlinnan museo', 'museo suomen', 'word'],
    ['helsingfors domkyrka', 'domkyrkan', 'word'],
    ['nuuksion kansallispuisto', 'puistossa kansallispuistossa', 'fuzzy'],
    ['helsinki', 'helsingissa', 'word'],
    ['suomenlinna', 'suomelinna', 'fuzzy'],
    ['museo', 'museo suomenlinna', 'fuzzy'],
  ])('"%s" answers "%s" as %s', (name, query, match) => {
    expect(matchOf(name, query)).toBe(match);
  });
});
