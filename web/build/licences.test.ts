import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { licenceOf, packageFolder } from './licences.ts';

describe('the package of a module', () => {
  test.each([
    ['/a/node_modules/react/index.js', '/a/node_modules/react'],
    ['/a/node_modules/@deck.gl/core/dist/index.js', '/a/node_modules/@deck.gl/core'],
    ['/a/node_modules/x/node_modules/@y/z/index.js?worker&url', '/a/node_modules/x/node_modules/@y/z'],
    ['\0/a/node_modules/react/index.js?commonjs', '/a/node_modules/react'],
    ['/a/web/main.tsx', null],
    ['\0vite/preload-helper.js', null],
  ])('of %j is %s', (id, folder) => {
    expect(packageFolder(id)).toBe(folder);
  });
});

test('a package is listed with its licence, address and copyright notice', () => {
  expect(licenceOf('node_modules/react')).toMatchObject({
    name: 'react',
    licence: 'MIT',
    url: 'https://github.com/react/react',
  });
  expect(licenceOf('node_modules/react').text).toMatch(/Copyright/);
});

test('every package of package.json that a browser may get names a licence', () => {
  const folders = [
    'react-dom',
    'relay-runtime',
    'react-intl',
    'maplibre-gl',
    '@deck.gl/core',
    'lucide-react',
    '@mapbox/maki',
  ].map((name) => `node_modules/${name}`);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  for (const folder of folders) expect(licenceOf(folder).url).toMatch(/^https:\/\//);
});
