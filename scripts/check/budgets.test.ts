import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { kB, weigh, weighEmbed } from './budgets.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'taival-budgets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_vendor.js'], dynamicImports: ['_program.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_program.js': { file: 'assets/program.js', imports: ['_vendor.js'], dynamicImports: ['map/view/MapView.tsx'] },
  'i18n/fi.json': { file: 'assets/fi.js' },
  'map/view/MapView.tsx': {
    file: 'assets/map.js',
    imports: ['_vendor.js', '_program.js'],
    assets: ['assets/worker.js', 'assets/map.png'],
  },
  'map/view/AttractionOverlay.tsx': { file: 'assets/deck.js', imports: ['map/view/MapView.tsx', '_layers.js'] },
  '_layers.js': { file: 'assets/layers.js' },
};
const AT_ONCE = ['index', 'vendor', 'program'];

/**
 * A built client whose page asks for these files at once and for the map in a template; `heavy` weighs so many bytes,
 * all else nothing.
 */
function built({
  asks = AT_ONCE,
  heavy = {},
}: { asks?: readonly string[]; heavy?: Readonly<Record<string, number>> } = {}): string {
  const web = mkdtempSync(path.join(folder, 'web-'));
  for (const sub of ['.vite', 'assets']) mkdirSync(path.join(web, sub));
  writeFileSync(path.join(web, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  const links = asks.map((name) => `<link rel="modulepreload" href="/assets/${name}.js">`);
  writeFileSync(
    path.join(web, 'index.html'),
    `<head>${links.join('')}</head><body><template id="map-code">` +
      '<link rel="modulepreload" href="/assets/map.js"></template></body>',
  );
  for (const name of [...AT_ONCE, 'fi', 'map', 'worker', 'deck', 'layers'])
    writeFileSync(path.join(web, 'assets', `${name}.js`), randomBytes(heavy[name] ?? 1));
  return web;
}

test('a client within its budgets has no fault; each file is of the first part that brings it', () => {
  const { parts, faults } = weigh(built());
  expect(faults).toEqual([]);
  expect(parts.map(({ files }) => files.map((file) => path.basename(file, '.js')))).toEqual([
    ['index', 'vendor', 'program', 'fi'],
    ['map', 'worker'],
    ['deck', 'layers'],
  ]);
});

test.each([
  ['the entry for intro, list and place', ['program', 'vendor']],
  ['the map', ['map', 'worker']],
  ['deck', ['deck', 'layers']],
])('%s is named where it weighs too much', (part, files) => {
  const budget = weigh(built()).parts.find(({ name }) => name === part)?.budget ?? 0;
  const heavy = Object.fromEntries(files.map((file) => [file, budget / files.length + 500]));
  expect(weigh(built({ heavy })).faults).toEqual([
    expect.stringMatching(new RegExp(`^The JavaScript of ${part} weighs .* more than its budget of ${kB(budget)}\\.$`)),
  ]);
});

test('no page asks for the map at once, and every page for the whole program', () => {
  expect(weigh(built({ asks: [...AT_ONCE, 'map', 'layers'] })).faults).toEqual([
    'Every page asks for assets/map.js, which is of the map.',
    'Every page asks for assets/layers.js, which is of deck.',
  ]);
  expect(weigh(built({ asks: ['index', 'vendor'] })).faults).toEqual([
    'No page asks at once for assets/program.js, which is of the entry for intro, list and place.',
  ]);
});

test('an embed is weighed with its map, worker and style sheets', () => {
  const web = mkdtempSync(path.join(folder, 'embed-'));
  for (const sub of ['.vite', 'assets']) mkdirSync(path.join(web, 'embed', sub), { recursive: true });
  const manifest = {
    'embed/start.ts': { file: 'assets/start.js', css: ['assets/start.css'], dynamicImports: ['embed/drawMap.ts'] },
    'embed/drawMap.ts': { file: 'assets/map.js', css: ['assets/map.css'], assets: ['assets/worker.js'] },
    'embed/element.ts': { file: 'taival-map.js' },
  };
  writeFileSync(path.join(web, 'embed', '.vite', 'manifest.json'), JSON.stringify(manifest));
  const files = ['start.js', 'start.css', 'map.js', 'map.css', 'worker.js'];
  const fill = (bytes: number) =>
    files.forEach((file) => writeFileSync(path.join(web, 'embed', 'assets', file), randomBytes(bytes)));
  fill(100);
  expect(weighEmbed(web)).toMatchObject({
    faults: [],
    files: expect.arrayContaining(files.map((file) => `assets/${file}`)),
  });
  fill(weighEmbed(web).budget / files.length + 500);
  expect(weighEmbed(web).faults).toEqual([expect.stringContaining('An embed weighs 25')]);
});
