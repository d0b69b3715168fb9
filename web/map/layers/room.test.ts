import { expect, test } from 'vitest';
import { roomFeatures } from './room.ts';

test('each disc takes room, and each name that is drawn takes its own', () => {
  const { features } = roomFeatures([
    { position: [24.9, 60.1], labelPx: 80 },
    { position: [25.1, 60.2], labelPx: null },
  ]);
  expect(features.map(({ geometry, properties }) => [...geometry.coordinates, properties.labelPx ?? 'disc'])).toEqual([
    [24.9, 60.1, 'disc'],
    [24.9, 60.1, 80],
    [25.1, 60.2, 'disc'],
  ]);
});
