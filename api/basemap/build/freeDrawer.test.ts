import { expect, test } from 'vitest';
import { byFreeDrawer } from './freeDrawer.ts';

/** Draws pieces one after another, each when the test says so. */
class HandDrawer {
  readonly given: string[] = [];
  readonly #waiting: (() => void)[] = [];

  get queued(): number {
    return this.#waiting.length;
  }

  draw(piece: string): Promise<string> {
    this.given.push(piece);
    return new Promise((resolve) => this.#waiting.push(() => resolve(piece)));
  }

  /** Ends the piece that it has drawn longest, and lets the next be handed over. */
  async end(): Promise<void> {
    this.#waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('pieces go to another drawer while one takes long', async () => {
  const [slow, quick] = [new HandDrawer(), new HandDrawer()];
  const draw = byFreeDrawer([slow, quick], 2);
  const drawn = ['town', 'a', 'b', 'c', 'd', 'e'].map((piece) => draw(piece));
  await new Promise((resolve) => setImmediate(resolve));
  for (let piece = 0; piece < 4; piece += 1) await quick.end();
  expect(slow.given).toEqual(['town', 'b']);
  expect(quick.given).toEqual(['a', 'c', 'd', 'e']);
  await slow.end();
  await slow.end();
  expect(await Promise.all(drawn)).toEqual(['town', 'a', 'b', 'c', 'd', 'e']);
});

test('a drawer has no more than two pieces at a time', async () => {
  const one = new HandDrawer();
  const draw = byFreeDrawer([one], 1);
  for (const piece of ['a', 'b', 'c']) void draw(piece);
  await new Promise((resolve) => setImmediate(resolve));
  expect(one.given).toEqual(['a', 'b']);
  await one.end();
  expect(one.given).toEqual(['a', 'b', 'c']);
});
