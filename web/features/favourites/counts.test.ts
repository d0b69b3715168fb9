import { describe, expect, test } from 'vitest';
import { shownCount } from './counts.ts';

const counts = { best: 3, good: 0, todo: 1, bad: 0 };

describe('how many users have a place as a favourite', () => {
  test('is the server’s count while no change is in flight', () => {
    expect(shownCount(counts, 'BEST', { stored: 'BEST', shown: 'BEST' })).toBe(3);
    expect(shownCount(counts, 'TODO', { stored: null, shown: null })).toBe(1);
  });

  // SPEC §2: Detail: favourite or star icon in the title, favourite buttons with counts (logged in)
  test('follows a choice before it is answered: the new type has one more, the old one less', () => {
    const own = { stored: 'BEST', shown: 'GOOD' } as const;
    expect([shownCount(counts, 'BEST', own), shownCount(counts, 'GOOD', own), shownCount(counts, 'TODO', own)]).toEqual(
      [2, 1, 1],
    );
    expect(shownCount(counts, 'TODO', { stored: 'TODO', shown: null })).toBe(0);
  });

  test('includes the user’s own choice also where the cached count is older than it', () => {
    expect(shownCount(counts, 'GOOD', { stored: 'GOOD', shown: 'GOOD' })).toBe(1);
    expect(shownCount(counts, 'GOOD', { stored: 'GOOD', shown: null })).toBe(0);
  });
});
