import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';

const asked = vi.fn<() => null>(() => null);

/** As on a screen that is wide enough for the map, or on one that is not. */
async function renderIntroMap(wide: boolean, due: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { IntroMap } = await import('./IntroMap.tsx');
  return renderWithRelay(<IntroMap due={due} />, { url: '/' });
}

beforeEach(() => {
  vi.resetModules();
  asked.mockClear();
  // Without it no worker is asked first.
  vi.stubGlobal('OffscreenCanvas', undefined);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(asked);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['has no room for the map', false, true],
  ['waits for the map', true, false],
])('a screen that %s shows a drawing and asks for no drawing context', async (_name, wide, due) => {
  const { container } = await renderIntroMap(wide, due);
  expect(container.querySelector('svg')).not.toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('a browser that cannot draw the map is asked once and goes on showing the drawing', async () => {
  const { container, unmount } = await renderIntroMap(true, true);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(container.querySelector('svg')).not.toBeNull();
  unmount();
  await renderIntroMap(true, true);
  expect(asked).toHaveBeenCalledOnce();
});
