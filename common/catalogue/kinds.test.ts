import { describe, expect, test } from 'vitest';
import { DEFAULT_KIND, isKind, KINDS } from './kinds.ts';

describe('kinds', () => {
  test('are exactly those of SPEC §2', () => {
    expect([...KINDS].sort()).toEqual(
      [
        'museum',
        'cafe',
        'restaurant',
        'groceries',
        'swimming',
        'cycling',
        'hiking',
        'attraction',
        'none',
        'wc',
        'skiing',
      ].sort(),
    );
  });

  test('hiking is the default', () => {
    expect(DEFAULT_KIND).toBe('hiking');
  });

  test.each(['Hiking', 'hik', '', 'constructor', 7, null, undefined, ['hiking']])('%j is no kind', (value) => {
    expect(isKind(value)).toBe(false);
  });

  test('every kind is recognised', () => {
    expect(KINDS.every(isKind)).toBe(true);
  });
});
