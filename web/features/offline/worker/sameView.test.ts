// Issue "In the pocket": Offline by use: shell, visited places, lists, tiles, thumbs
import { expect, test } from 'vitest';
import { boundsOfCamera, DEFAULT_CAMERA } from '#common/geo/camera.ts';
import { FIRST_MAP, queryBounds } from '#common/urls/routeData.ts';
import { sameQuestion } from './sameView.ts';

const size = (width: number, height: number, camera = DEFAULT_CAMERA) =>
  queryBounds(boundsOfCamera(camera, { width, height }));
const url = (documentId: string, variables: object) =>
  `https://taival.example/graphql?${new URLSearchParams({ documentId, variables: JSON.stringify(variables) })}`;
const list = (bounds: readonly number[], more: object = {}) =>
  url('list', { bounds, kind: 'hiking', language: 'fi', ...more });

const SERVER = list(size(800, 600));

test.each([
  ['of a small screen', size(500, 464), SERVER],
  ['of a large screen', size(1500, 900), list(size(FIRST_MAP.wide.width, FIRST_MAP.wide.height))],
  ['of a phone', size(390, 464), list(size(FIRST_MAP.none.width, FIRST_MAP.none.height))],
  ['of a small phone', size(360, 280), list(size(FIRST_MAP.phone.width, FIRST_MAP.phone.height))],
  ['of a large phone', size(430, 560), list(size(FIRST_MAP.phone.width, FIRST_MAP.phone.height))],
  [
    'a little aside',
    size(800, 600, { ...DEFAULT_CAMERA, centre: [DEFAULT_CAMERA.centre[0] + 0.02, DEFAULT_CAMERA.centre[1]] }),
    SERVER,
  ],
])('a list of the same view is taken for one %s', (_what, bounds, server) => {
  expect(sameQuestion(list(bounds, { near: [24.5, 61] }), [list([20, 60, 21, 61]), server])).toBe(server);
});

test.each([
  ['elsewhere', list(size(800, 600, { ...DEFAULT_CAMERA, centre: [24.5, 65] }))],
  ['of all the country', list(size(800, 600, { ...DEFAULT_CAMERA, zoom: 6 }))],
  ['of a spot in it', list(size(800, 600, { ...DEFAULT_CAMERA, zoom: 13 }))],
  ['of another kind', list(size(800, 600), { kind: 'museum' })],
  ['of a category', list(size(800, 600), { category: 'hut' })],
  ['in another language', list(size(800, 600), { language: 'sv' })],
  ['of another operation', url('other', { bounds: size(800, 600), kind: 'hiking', language: 'fi' })],
  ['that cannot be read', 'https://taival.example/graphql?documentId=list&variables=%7B'],
])('a list %s is not taken', (_what, cached) => {
  expect(sameQuestion(list(size(800, 600)), [cached])).toBeNull();
});

test('the most similar of several lists is taken', () => {
  const [wide, right] = [list(size(1000, 700)), list(size(810, 600))];
  expect(sameQuestion(SERVER, [wide, right, wide])).toBe(right);
});

test('a query without bounds has no other answer', () => {
  expect(sameQuestion(url('place', { id: 5 }), [url('place', { id: 6 })])).toBeNull();
});
