// SPEC §2: Other: install help, help
import { describe, expect, test } from 'vitest';
import { parseCoordinates } from '#common/geo/coordinates.ts';
import { article as installEn } from '../installHelp/installHelp.en.ts';
import { article as installFi } from '../installHelp/installHelp.fi.ts';
import { article as installSv } from '../installHelp/installHelp.sv.ts';
import type { Block } from '../page/article.ts';
import { article as en } from './help.en.ts';
import { article as fi } from './help.fi.ts';
import { article as sv } from './help.sv.ts';

const pointsOf = (block: Block) => (typeof block === 'object' && 'points' in block ? block.points : []);

describe.each(Object.entries({ fi, sv, en }))('the help in %s', (_language, article) => {
  test('shows coordinates that the search understands, all of them the same point', () => {
    const points = article.sections
      .flatMap(({ blocks }) => blocks.flatMap(pointsOf))
      .filter((point) => parseCoordinates(point) !== null);
    expect(points).toHaveLength(3);
    for (const point of points) {
      const [lon = 0, lat = 0] = parseCoordinates(point) ?? [];
      expect(lon).toBeCloseTo(24.9384, 3);
      expect(lat).toBeCloseTo(60.1699, 3);
    }
  });
});

test.each([
  [sv, fi],
  [en, fi],
  [installSv, installFi],
  [installEn, installFi],
])('every language says as much as Finnish', (article, finnish) => {
  expect(article.sections.map(({ blocks }) => blocks.length)).toEqual(
    finnish.sections.map(({ blocks }) => blocks.length),
  );
});
