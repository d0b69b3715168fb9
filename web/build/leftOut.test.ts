import { expect, test } from 'vitest';
import { emptyModule } from './leftOut.ts';

const evaluate = (code: string): Promise<Readonly<Record<string, unknown>>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`);

test('the exports of a left-out module throw with its name, and nothing is an instance of them', async () => {
  const { default: Left, helper } = await evaluate(emptyModule('x/globe.js', ['default', 'helper']));
  if (typeof Left !== 'function' || typeof helper !== 'function') throw new Error('no function is exported');
  expect(() => Reflect.construct(Left, [])).toThrow('left out of this build: x/globe.js');
  expect(() => Reflect.apply(helper, null, [])).toThrow('left out of this build: x/globe.js');
  expect(Object.create(null)).not.toBeInstanceOf(Left);
});

test('texts of shaders are empty', async () => {
  expect(await evaluate(emptyModule('x/light-wgsl.js', ['light']))).toMatchObject({ light: '' });
});
