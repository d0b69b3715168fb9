import { describe, expect, test } from 'vitest';
import { DEFAULT_KIND, isKind, KINDS, MORE_KINDS, NEAR_KINDS, PRIMARY_KINDS } from './kinds.ts';

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

  test('are all offered once, but for the toilets filter and none', () => {
    const offered: string[] = [...NEAR_KINDS, ...PRIMARY_KINDS, ...MORE_KINDS];
    expect(new Set(offered).size).toBe(offered.length);
    expect(KINDS.filter((kind) => !offered.includes(kind))).toEqual(['wc', 'none']);
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
