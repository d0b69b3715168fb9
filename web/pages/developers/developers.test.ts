import { expect, test } from 'vitest';
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
