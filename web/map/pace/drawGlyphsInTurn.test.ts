import { expect, test, vi } from 'vitest';
import { drawGlyphsInTurn } from './drawGlyphsInTurn.ts';

test('letters are drawn as asked for, and not all at once', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
  const drawn: string[] = [];
  const manager = {
    _getAndCacheGlyphsPromise: (stack: string, id: string, variant: string) => {
      drawn.push(id);
      return Promise.resolve({ stack, id, variant, glyph: null });
    },
  };
  drawGlyphsInTurn(manager);
  const letters = ['a', 'ä', 'å'].map((id) => manager._getAndCacheGlyphsPromise('Regular', id, 'default'));
  await letters[0];
  expect(drawn).toEqual(['a']);
  expect(await Promise.all(letters)).toEqual(
    ['a', 'ä', 'å'].map((id) => ({ stack: 'Regular', id, variant: 'default', glyph: null })),
  );
  clock.mockRestore();
});
