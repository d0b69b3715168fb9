import { drawnDiscs, openMap } from './drawnMap.ts';
import { expect, test } from './visitor.ts';

/** When a program was linked, and whether the browser was about to paint. */
interface Linked {
  readonly at: number;
  readonly isInFrame: boolean;
}

// A program that is compiled within a frame blocks a slow phone until it is there (docs/map-pacing.md). A failure after
// an update of MapLibre or deck.gl says that they name or configure their programs in another way now.
test('all programs of the map are compiled before they are drawn with', { tag: '@map' }, async ({ page }) => {
  await page.addInitScript(() => {
    const linked: Linked[] = [];
    let isInFrame = false;
    const link = WebGL2RenderingContext.prototype.linkProgram;
    WebGL2RenderingContext.prototype.linkProgram = function (program) {
      linked.push({ at: performance.now(), isInFrame });
      link.call(this, program);
    };
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      frame((time) => {
        isInFrame = true;
        callback(time);
        isInFrame = false;
      });
    Object.assign(window, { linked });
  });
  await openMap(page, '13,24.9414,60.1719');
  await expect.poll(() => drawnDiscs(page), { timeout: 60_000 }).not.toEqual([]);
  const { linked, asked } = await page.evaluate(() => ({
    linked: Reflect.get(window, 'linked') as Linked[],
    asked: performance.getEntriesByType('resource').find(({ name }) => name.includes('/tiles/attractions/'))?.startTime,
  }));
  expect(linked.length).toBeGreaterThan(10);
  expect(linked.filter(({ isInFrame }) => isInFrame)).toEqual([]);
  expect(linked.filter(({ at }) => asked === undefined || at > asked)).toEqual([]);
});

// The errors of its console fail the test (visitor.ts).
test('leaving the map while its programs are compiled causes no error', { tag: '@map' }, async ({ page }) => {
  await page.addInitScript(() => {
    const link = WebGL2RenderingContext.prototype.linkProgram;
    let isLeft = false;
    WebGL2RenderingContext.prototype.linkProgram = function (program) {
      link.call(this, program);
      const sources = (this.getAttachedShaders(program) ?? []).map((shader) => this.getShaderSource(shader) ?? '');
      if (isLeft || !sources.some((source) => source.includes('layerUniforms'))) return;
      isLeft = true;
      setTimeout(() => document.querySelector<HTMLElement>('nav a[href^="/v/place"]')?.click());
    };
  });
  await openMap(page, '13,24.9414,60.1719');
  await expect(page).toHaveURL(/\/v\/place/, { timeout: 60_000 });
  await expect(page.locator('canvas')).toHaveCount(0);
  // As long as the programs that are left would take.
  await page.waitForTimeout(2000);
});
