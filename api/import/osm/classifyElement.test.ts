import { expect, test } from 'vitest';
import { classifyWay } from './classifyElement.ts';

test('an open way with area=yes whose category is one of lines alone is a line', () => {
  const trail = { 'piste:type': 'nordic', name: 'Latu', area: 'yes' };
  expect(classifyWay(trail, false)).toMatchObject({ category: 'skitrack', shape: 'PATH' });
});
