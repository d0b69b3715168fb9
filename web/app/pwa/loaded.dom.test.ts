// Issue "In the pocket": Offline by use: shell, visited places, lists, tiles, thumbs
import { expect, test } from 'vitest';
import { loadedUrls, namedAnswers } from './loaded.ts';

const HOME = 'https://taival.example';

test('answers that came with the page are named as they would have been asked for', () => {
  const [named] = namedAnswers([
    { documentId: 'abc', variables: { language: 'fi', id: 5 }, response: { data: { place: null } } },
  ]);
  expect(named?.url).toBe(`/graphql?documentId=abc&variables=${encodeURIComponent('{"id":5,"language":"fi"}')}`);
  expect(named?.body).toBe('{"data":{"place":null}}');
});

test('each loaded address is listed once, with the base tiles below the tiles of places', () => {
  const boot =
    '[{"response":{"data":{"dataSet":{"version":7,"baseTiles":{"tiles":"/tiles/base/e1.3/{z}/{x}/{y}.mvt"}}}}}]';
  const asked = [
    `${HOME}/assets/a.js`,
    `${HOME}/tiles/attractions/7/all/10/583/296.mvt`,
    `${HOME}/tiles/attractions/7/all/10/583/296.mvt`,
  ];
  expect(loadedUrls(asked, boot)).toEqual([...new Set(asked), `${HOME}/tiles/base/e1.3/10/583/296.mvt`]);
  expect(loadedUrls(asked, '')).toEqual([...new Set(asked)]);
});
