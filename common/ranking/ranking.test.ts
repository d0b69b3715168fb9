import { describe, expect, test } from 'vitest';
import { distanceScore, NO_FAVOURITES, quality, searchScore, starsOf, type QualityInput } from './ranking.ts';

const plain: QualityInput = {
  weight: 10,
  isSight: false,
  named: true,
  hasEncyclopedia: false,
  foreignNames: 0,
  descriptionLength: 0,
  photos: 0,
  hasOpeningHours: false,
  hasWebsite: false,
  areaM2: null,
  lengthM: null,
  sources: 1,
  favourites: NO_FAVOURITES,
};

const nationalPark: QualityInput = { ...plain, weight: 30, hasEncyclopedia: true, hasWebsite: true, areaM2: 53e6 };
const suburbReserve: QualityInput = { ...plain, weight: 16, areaM2: 60_000 };
const leanTo: QualityInput = { ...plain, weight: 12 };

describe('quality', () => {
  test('orders places as people would', () => {
    const longTrail: QualityInput = { ...plain, weight: 22, hasEncyclopedia: true, hasWebsite: true, lengthM: 82_000 };
    const fitnessTrack: QualityInput = { ...plain, weight: 10, lengthM: 2_000 };
    const castle: QualityInput = {
      ...plain,
      weight: 26,
      hasEncyclopedia: true,
      hasWebsite: true,
      hasOpeningHours: true,
    };
    const cafe: QualityInput = { ...plain, weight: 6, hasWebsite: true, hasOpeningHours: true };
    const toilet: QualityInput = { ...plain, weight: 1, named: false };
    const order = [
      nationalPark,
      longTrail,
      castle,
      suburbReserve,
      leanTo,
      { ...leanTo, named: false },
      { ...toilet, named: true },
      toilet,
    ].map(quality);
    expect(order).toEqual([...order].sort((a, b) => b - a));
    expect(new Set(order).size).toBe(order.length);
    expect(quality(longTrail)).toBeGreaterThan(quality(fitnessTrack));
    expect(quality(castle)).toBeGreaterThan(quality(cafe) + 20);
  });

  test('is 0 for nothing and 100 for everything', () => {
    expect(quality({ ...plain, weight: 0 })).toBe(0);
    const all: QualityInput = {
      weight: 30,
      isSight: true,
      named: true,
      hasEncyclopedia: true,
      foreignNames: 40,
      descriptionLength: 5000,
      photos: 60,
      hasOpeningHours: true,
      hasWebsite: true,
      areaM2: 1e12,
      lengthM: 1e7,
      sources: 9,
      favourites: { best: 1e6, good: 0, todo: 0, bad: 0 },
    };
    expect(quality(all)).toBeCloseTo(100, 6);
    expect(quality({ ...all, weight: 1e9 })).toBeLessThanOrEqual(100);
  });

  test.each([
    ['an article', { hasEncyclopedia: true }],
    ['a name in a foreign language', { foreignNames: 1 }],
    ['the word of mapmakers that it is a sight', { isSight: true }],
    ['a description', { descriptionLength: 40 }],
    ['a photo', { photos: 1 }],
    ['opening hours', { hasOpeningHours: true }],
    ['a website', { hasWebsite: true }],
    ['an area', { areaM2: 20_000 }],
    ['a length', { lengthM: 1500 }],
    ['a second source', { sources: 2 }],
    ['a favourite', { favourites: { ...NO_FAVOURITES, todo: 1 } }],
  ])('%s raises it', (_, more) => {
    expect(quality({ ...plain, ...more })).toBeGreaterThan(quality(plain));
  });

  test('more of a thing never lowers it', () => {
    const rising = [0, 1, 10, 1e3, 1e6, 1e9, 1e12];
    for (const key of [
      'areaM2',
      'lengthM',
      'foreignNames',
      'descriptionLength',
      'photos',
      'sources',
      'weight',
    ] as const) {
      const values = rising.map((n) => quality({ ...plain, [key]: n }));
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
  });

  test('a church that the world knows comes before a memorial with a long text', () => {
    const church: QualityInput = { ...plain, weight: 6, isSight: true, hasEncyclopedia: true, foreignNames: 8 };
    const memorial: QualityInput = { ...plain, weight: 9, hasEncyclopedia: true, descriptionLength: 2000 };
    expect(quality(church)).toBeGreaterThan(quality(memorial) + 5);
  });

  test('a category that is worth more than a sight keeps its worth', () => {
    const castle: QualityInput = { ...plain, weight: 26 };
    expect(quality({ ...castle, isSight: true })).toBe(quality(castle));
  });

  test('places that people do not like win nothing by it, and lose nothing of the rest', () => {
    expect(quality({ ...plain, favourites: { best: 0, good: 1, todo: 0, bad: 100 } })).toBe(quality(plain));
  });

  test('broken numbers count as nothing', () => {
    expect(quality({ ...plain, areaM2: Number.NaN, lengthM: -5, descriptionLength: -1, photos: -3, sources: 0 })).toBe(
      quality(plain),
    );
  });
});

describe('stars', () => {
  test('run from 0 to 5', () => {
    expect(starsOf(0)).toBe(0);
    expect(starsOf(100)).toBe(5);
    const all = Array.from({ length: 101 }, (_, q) => starsOf(q));
    expect(new Set(all)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(all).toEqual([...all].sort((a, b) => a - b));
  });

  test('a national park is a top item, a reserve in the suburbs is not', () => {
    expect(starsOf(quality(nationalPark))).toBe(5);
    expect(starsOf(quality(suburbReserve))).toBeLessThanOrEqual(3);
    expect(starsOf(quality(leanTo))).toBe(0);
  });

  test('a sight that the whole country knows is a top item, a shop with all that can be said of it is not', () => {
    const castle: QualityInput = { ...plain, weight: 26, hasEncyclopedia: true };
    const supermarket: QualityInput = {
      ...plain,
      weight: 4,
      hasWebsite: true,
      hasOpeningHours: true,
      hasEncyclopedia: true,
    };
    expect(starsOf(quality(castle))).toBe(4);
    expect(starsOf(quality(supermarket))).toBeLessThan(3);
  });
});

describe('distanceScore', () => {
  test('is quality − 8·log2(1 + km)', () => {
    expect(distanceScore(60, 0)).toBe(60);
    expect(distanceScore(60, 1)).toBe(52);
    expect(distanceScore(60, 7)).toBe(36);
  });

  test('a lean-to at hand stands before a national park two hours away', () => {
    expect(distanceScore(quality(leanTo), 0.3)).toBeGreaterThan(distanceScore(quality(nationalPark), 150));
  });
});

describe('searchScore', () => {
  const worst = { weight: 0, quality: 0, distanceKm: 20_000, similarity: 0 };
  const best = { weight: 1, quality: 100, distanceKm: 0, similarity: 1 };

  test('the class of the match decides first, however far and poor', () => {
    expect(searchScore({ ...worst, match: 'exact' })).toBeGreaterThan(searchScore({ ...best, match: 'prefix' }));
    expect(searchScore({ ...worst, match: 'prefix' })).toBeGreaterThan(searchScore({ ...best, match: 'word' }));
    expect(searchScore({ ...worst, match: 'word' })).toBeGreaterThan(searchScore({ ...best, match: 'fuzzy' }));
  });

  test('then quality, then distance', () => {
    const hit = { match: 'prefix', weight: 1, quality: 60, distanceKm: 100 } as const;
    expect(searchScore(hit)).toBeGreaterThan(searchScore({ ...hit, quality: 20, distanceKm: 1 }));
    expect(searchScore(hit)).toBeGreaterThan(searchScore({ ...hit, distanceKm: 120 }));
  });

  test('a name counts more than an alias, a closer spelling more than a far one', () => {
    const hit = { match: 'fuzzy', weight: 1, similarity: 0.7, quality: 20, distanceKm: null } as const;
    expect(searchScore(hit)).toBeGreaterThan(searchScore({ ...hit, weight: 0.5 }));
    expect(searchScore(hit)).toBeGreaterThan(searchScore({ ...hit, similarity: 0.4, quality: 60 }) - 1);
  });
});
