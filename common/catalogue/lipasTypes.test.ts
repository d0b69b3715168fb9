import { expect, test } from 'vitest';
import { allCategories, category } from './catalogue.ts';
import { categoryOfLipasType } from './lipasTypes.ts';

test('a type that OSM knows too is shown as that category, in the same kind and group', () => {
  expect(categoryOfLipasType(301)).toBe('shelter/lean_to');
  expect(categoryOfLipasType(111)).toBe('boundary/national_park');
  expect(categoryOfLipasType(4402)).toBe('skitrack');
  expect(category('lipas/301').group).toBe(category('shelter/lean_to').group);
});

test('any other type is its own category', () => {
  expect(categoryOfLipasType(4404)).toBe('lipas/4404');
  expect(categoryOfLipasType(103)).toBe('lipas/103');
});

test('all 149 types have a category in the catalogue', () => {
  const codes = allCategories().flatMap(({ key }) =>
    key.startsWith('lipas/') ? [Number(key.slice('lipas/'.length))] : [],
  );
  expect(codes).toHaveLength(149);
  const keys = new Set(allCategories().map(({ key }) => key));
  for (const code of codes) expect(keys.has(categoryOfLipasType(code) ?? ''), String(code)).toBe(true);
});

test('a type nobody knows has none', () => {
  expect(categoryOfLipasType(9999)).toBeNull();
});

test.each([
  102, 103, 104, 106, 107, 108, 109, 110, 111, 112, 113, 201, 202, 204, 206, 301, 302, 304, 4401, 4403, 4404, 4405,
])('LIPAS %d is for hikers', (code) => {
  expect(category(categoryOfLipasType(code) ?? '').kind).toBe('hiking');
});

test.each([
  [3210, 'swimming'],
  [3220, 'swimming'],
  [3230, 'swimming'],
  [4402, 'skiing'],
  [4411, 'cycling'],
  [4412, 'cycling'],
] as const)('LIPAS %d is for %s', (code, kind) => {
  expect(category(categoryOfLipasType(code) ?? '').kind).toBe(kind);
});

test.each([203, 205])('LIPAS %d is for boaters, like the marinas of OSM: of no kind', (code) => {
  expect(category(categoryOfLipasType(code) ?? '')).toMatchObject({
    group: 'leisure/marina',
    kind: category('leisure/marina').kind,
  });
});
