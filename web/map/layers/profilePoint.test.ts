import { expect, test } from 'vitest';
import { profilePointLayer } from './profilePoint.ts';

test('the point of a profile is drawn where it is, below the names', () => {
  const layer = profilePointLayer({ theme: 'dark', anchors: { points: 'names' }, position: [25, 61] });
  expect(layer.props).toMatchObject({ id: 'profile-point', beforeId: 'names', data: [[25, 61]] });
});
