import { describe, expect, test } from 'vitest';
import { bestFirst, scoreFor } from './order.ts';

const bounds = [24, 60.9, 25, 61.1] as const;
const best = { id: 'best', quality2: 60, pos: [24.9, 61] } as const;
const near = { id: 'near', quality2: 50, pos: [24.1, 61] } as const;
const order = (visitor: readonly [number, number] | null) =>
  bestFirst([near, best], scoreFor(visitor, bounds)).map(({ id }) => id);

describe('the order of a list', () => {
  test('is that of quality', () => {
    expect(order(null)).toEqual(['best', 'near']);
  });

  // SPEC §2: List: sorted by quality score, with distance weighting when the user position is inside the map bounds
  //   (RULINGS 8)
  test('counts the way there when the visitor is inside the bounds', () => {
    expect(order([24.1, 61])).toEqual(['near', 'best']);
    expect(order([24.9, 61])).toEqual(['best', 'near']);
  });

  test('does not when the visitor is elsewhere', () => {
    expect(order([23.9, 61])).toEqual(['best', 'near']);
  });

  // SPEC §2: List: at most 40 cards
  // SPEC §9: List cards max 40; top-item badge above 3 stars
  test('ends after forty places', () => {
    const many = Array.from({ length: 50 }, (_, quality2) => ({ quality2, pos: [24.5, 61] as const }));
    const shown = bestFirst(many, scoreFor(null, bounds));
    expect(shown).toHaveLength(40);
    expect(shown.at(-1)?.quality2).toBe(10);
  });
});
