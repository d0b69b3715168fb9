import { expect, test } from 'vitest';
import { nameFeatures } from './names.ts';

const DISC = {
  family: 'culture',
  icon: 'maki-museum',
  sizePx: 24,
  isDot: false,
  hasOwnDisc: false,
  isClosed: false,
} as const;

test('each disc is a point, and says its name where that is written', () => {
  const { features } = nameFeatures([
    { ...DISC, attractionId: 1, position: [24.9, 60.1], name: 'Linna' },
    { ...DISC, attractionId: 2, position: [25.1, 60.2], name: null },
  ]);
  expect(features.map(({ geometry, properties }) => [...geometry.coordinates, properties])).toEqual([
    [24.9, 60.1, { size: 24, name: 'Linna', offset: [0, 21.5 / 13] }],
    [25.1, 60.2, { size: 24 }],
  ]);
});
