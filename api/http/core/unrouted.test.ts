import { expect, test } from 'vitest';
import { methodsOfPaths } from './unrouted.ts';

const methodsOf = methodsOfPaths([
  { method: 'GET', url: '/' },
  { method: 'GET', url: '/api/places/:id' },
  { method: 'HEAD', url: '/api/places/:id' },
  { method: 'POST', url: '/api/places/new/' },
  { method: 'GET', url: '/tiles/:z/:x/:y.mvt' },
  { method: 'GET', url: '/v/*' },
]);

test.each([
  ['/', ['GET']],
  ['/api/places/new/', ['GET', 'HEAD', 'POST']],
  ['/api/places/5', ['GET', 'HEAD']],
  ['/api/places/5/', ['GET', 'HEAD']],
  ['/api/places/new', ['GET', 'HEAD', 'POST']],
  ['/api/places', []],
  ['/api/places/5/6', []],
  ['/tiles/1/2/3.mvt', ['GET']],
  ['/tiles/1/2/3xmvt', []],
  ['/v/map/museum', ['GET']],
  ['/nothing', []],
])('%s has the methods %j', (path, methods) => {
  expect(methodsOf(path)).toEqual(methods);
});
