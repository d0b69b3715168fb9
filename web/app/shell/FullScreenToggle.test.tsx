import { screen } from '@testing-library/react';
import { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';

let filled: Element | null = null;

function openPageAt(url: string) {
  const page: unknown = Reflect.get(window, 'happyDOM');
  if (!(page instanceof DetachedWindowAPI)) throw new Error('these tests run in happy-dom');
  page.setURL(url);
}

function fill(element: Element | null) {
  filled = element;
  document.dispatchEvent(new Event('fullscreenchange'));
  return Promise.resolve();
}

/** The toggle as a visit that begins at this address has it. */
async function toggleAt(start: string) {
  openPageAt(new URL(start, 'http://localhost:3000').href);
  vi.resetModules();
  const { FullScreenToggle } = await import('./FullScreenToggle.tsx');
  // Later addresses of the visit do not say how it began.
  openPageAt('http://localhost:3000/v/home');
  return renderWithRelay(<FullScreenToggle />, { url: '/v/help' });
}

beforeEach(() => {
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, get: () => true },
    fullscreenElement: { configurable: true, get: () => filled },
    exitFullscreen: { configurable: true, value: () => fill(null) },
  });
  Object.defineProperty(document.documentElement, 'requestFullscreen', {
    configurable: true,
    value: () => fill(document.documentElement),
  });
});

afterEach(() => {
  filled = null;
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  openPageAt('http://localhost:3000');
  vi.unstubAllGlobals();
});

// SPEC §2: Full-screen toggle (hidden in the installed app), back button in full screen
test('fills the screen and leaves it again, with a back button while it is filled', async () => {
  const { user } = await toggleAt('/');
  expect(screen.queryByRole('button', { name: 'Takaisin' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Koko näyttö' }));
  expect(filled).toBe(document.documentElement);
  expect(screen.getByRole('button', { name: 'Takaisin' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Poistu koko näytön tilasta' }));
  expect(filled).toBeNull();
  expect(screen.queryByRole('button', { name: 'Takaisin' })).toBeNull();
});

// SPEC §2: Query parameter pwa: 1 = installed app
test.each([
  ['/?pwa=1', 0],
  ['/v/map?lang=sv&pwa=1', 0],
  ['/?pwa=0', 1],
])('a visit that begins at %s offers it %d times', async (start, count) => {
  await toggleAt(start);
  expect(screen.queryAllByRole('button', { name: 'Koko näyttö' })).toHaveLength(count);
});

// SPEC §2: Full-screen toggle (hidden in the installed app), back button in full screen
test('the installed app has none, also where only the browser says that it is installed', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
  await toggleAt('/v/about');
  expect(screen.queryByRole('button', { name: 'Koko näyttö' })).toBeNull();
});
