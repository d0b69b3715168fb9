import { describe, expect, test } from 'vitest';
import { allCategories, category, categoryName, categoryOf, categoryOfSlug, FALLBACK_ICON } from './catalogue.ts';
import { isFamily } from './families.ts';
import { isKind, type Kind, KINDS } from './kinds.ts';

describe('the catalogue', () => {
  test.each(['own', 'skitrack', 'nature_area', 'tourism/museum', 'amenity/cafe', 'lipas/301', 'my/hiking_area'])(
    'knows %s',
    (key) => {
      expect(categoryOf(key)?.key).toBe(key);
    },
  );

  test('gives every category a name in all three languages, a family, an icon and a weight of 0 to 30', () => {
    for (const { key, fi, sv, en, family, icon, weight } of allCategories()) {
      expect(
        [fi, sv, en].every((name) => name !== undefined && name.trim() === name && name !== ''),
        key,
      ).toBe(true);
      expect(isFamily(family), key).toBe(true);
      expect(icon, key).not.toBe('');
      expect(weight >= 0 && weight <= 30, key).toBe(true);
    }
  });

  test('has unique slugs, none of which is the name of a tile view', () => {
    const slugs = allCategories().map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => isKind(slug) || slug === 'all')).toEqual([]);
  });

  test('offers no name twice in one language', () => {
    for (const language of ['fi', 'sv', 'en'] as const) {
      const names = allCategories()
        .filter(({ primary }) => primary)
        .map((offered) => categoryName(offered, language));
      expect(
        names.filter((name, at) => names.indexOf(name) !== at),
        language,
      ).toEqual([]);
    }
  });

  test('names every group by a category that stands for itself', () => {
    for (const { key, group } of allCategories()) expect(categoryOf(group)?.group, key).toBe(group);
  });

  test('ranks a national park above a nature reserve above a lean-to above toilets', () => {
    const weights = ['boundary/national_park', 'leisure/nature_reserve', 'shelter/lean_to', 'amenity/toilets'].map(
      (key) => category(key).weight,
    );
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
  });

  test('speaks Finland’s Swedish', () => {
    expect(categoryName(category('shelter/lean_to'), 'sv')).toBe('Vindskydd');
    expect(categoryName(category('skitrack'), 'sv')).toBe('Skidspår');
    // Finland's naturreservat is the strict one.
    expect(categoryName(category('my/strict_reserve'), 'sv')).toBe('Naturreservat');
    expect(categoryName(category('leisure/nature_reserve'), 'sv')).toBe('Naturskyddsområde');
    expect(categoryName(category('my/hiking_area'), 'sv')).toBe('Statens strövområde');
  });
});

describe('kinds', () => {
  const categoriesOfKind = (kind: Kind) => allCategories().filter((one) => one.kind === kind);

  test('each has members, but for none', () => {
    expect(KINDS.filter((kind) => categoriesOfKind(kind).length === 0)).toEqual(['none']);
  });

  test.each([
    [
      'hiking',
      [
        'boundary/national_park',
        'leisure/nature_reserve',
        'route/hiking',
        'shelter/lean_to',
        'lipas/204',
        'lipas/4405',
      ],
    ],
    [
      'attraction',
      ['historic/castle', 'tourism/viewpoint', 'man_made/lighthouse', 'historic/monument', 'tourism/attraction'],
    ],
    [
      'swimming',
      ['natural/beach', 'leisure/bathing_place', 'sports_centre/swimming', 'lipas/3210', 'lipas/3220', 'lipas/3230'],
    ],
    ['skiing', ['skitrack', 'piste/downhill', 'lipas/4402']],
    ['cycling', ['route/bicycle', 'lipas/4411', 'lipas/4412']],
    ['wc', ['amenity/toilets']],
    ['groceries', ['shop/supermarket', 'shop/convenience']],
  ] as const)('%s holds %j', (kind, keys) => {
    const members = categoriesOfKind(kind).map(({ key }) => key);
    for (const key of keys) expect(members).toContain(key);
  });
});

describe('look-ups', () => {
  test('a slug leads back to its category', () => {
    expect(categoryOfSlug('tourism-museum')?.key).toBe('tourism/museum');
    expect(categoryOfSlug('nowhere')).toBeNull();
    expect(allCategories().every(({ slug, key }) => categoryOfSlug(slug)?.key === key)).toBe(true);
  });

  test('an unknown key is shown with the fallback icon, and not offered', () => {
    expect(categoryOf('gone/for_good')).toBeNull();
    expect(category('gone/for_good')).toMatchObject({
      key: 'gone/for_good',
      icon: FALLBACK_ICON,
      kind: null,
      primary: false,
      slug: 'gone-for_good',
    });
    expect(category('constructor').icon).toBe(FALLBACK_ICON);
  });
});
