import { expect, test, vi } from 'vitest';
import type { Article, Block } from '../page/article.ts';
import { article as en } from './developers.en.ts';
import { article as fi } from './developers.fi.ts';
import { article as sv } from './developers.sv.ts';

/** How much a block says, and the addresses it names, without their language. */
const shapeOf = (block: Block) => {
  if (typeof block === 'string') return 'text';
  if ('examples' in block) return block.examples.map(({ path }) => path.replace(/&lang=\w+/, ''));
  return Object.values(block).flat().length;
};
const shapesOf = ({ sections }: Article) => sections.map(({ blocks }) => blocks.map(shapeOf));

test.each([sv, en])('every language says as much as Finnish, with the same examples', (article) => {
  expect(shapesOf(article)).toEqual(shapesOf(fi));
});

const EMBED = /Upota|Bädda in|Embed this/;

test('where no other site may show embeds, no language offers to embed the map', async () => {
  for (const article of [fi, sv, en]) expect(JSON.stringify(article)).toMatch(EMBED);
  document.body.innerHTML = '<script id="taival-config" type="application/json">{ "noEmbeds": true }</script>';
  vi.resetModules();
  const without = await Promise.all([
    import('./developers.fi.ts'),
    import('./developers.sv.ts'),
    import('./developers.en.ts'),
  ]);
  for (const { article } of without) expect(JSON.stringify(article)).not.toMatch(EMBED);
});
