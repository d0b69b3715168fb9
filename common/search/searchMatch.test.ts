import { describe, expect, test } from 'vitest';
import { likeness, rank, SIMILARITY_MIN, wordLikeness } from './searchMatch.ts';

describe('how a place answers a query', () => {
  test('the best of several names counts, however much better another place is', () => {
    const fort = {
      id: 1,
      quality: 20,
      lon: 25,
      lat: 60,
      names: [
        { norm: 'suomenlinna', weight: 1 },
        { norm: 'sveaborg', weight: 1 },
      ],
    };
    const shop = { id: 2, quality: 90, lon: 25, lat: 60, names: [{ norm: 'sveaborg kiosk', weight: 1 }] };
    expect(rank(fort, 'sveaborg', null).match).toBe('exact');
    expect(rank(fort, 'sveaborg', null).score).toBeGreaterThan(rank(shop, 'sveaborg', null).score);
  });

  test('among equals the nearer place comes first', () => {
    const place = { id: 1, quality: 30, lon: 25, lat: 60, names: [{ norm: 'laavu', weight: 1 }] };
    expect(rank(place, 'laavu', 1).score).toBeGreaterThan(rank(place, 'laavu', 40).score);
  });

  test('a case ending is forgiven, a name that only shares an ending is not offered', () => {
    expect(wordLikeness('helsinki', 'helsingissa')).toBe(1);
    expect(wordLikeness('suomenlinna', 'suomelinna')).toBeGreaterThan(SIMILARITY_MIN);
    expect(wordLikeness('kultamuseo', 'sotamuseo')).toBeLessThan(SIMILARITY_MIN);
  });

  test('a typo is nearer to the name it was meant for', () => {
    expect(likeness('nuuksio', 'nuuksoi')).toBeGreaterThan(likeness('nuuksio', 'nurmes'));
    expect(likeness('nuuksio', 'nuuksio')).toBe(1);
  });
});
