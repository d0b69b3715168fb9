import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useResetAfterHiding } from '#web/navigation/resets.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { useImagePopup } from './useImagePopup.ts';

/** Stands for a place with photos, in the installed app. */
function Place() {
  useResetAfterHiding(true);
  const { imageId, open, show, close } = useImagePopup();
  return (
    <>
      <p data-testid="shown">{imageId ?? 'none'}</p>
      <button type="button" onClick={() => open(7)}>
        open
      </button>
      <button type="button" onClick={() => show(8)}>
        next
      </button>
      <button type="button" onClick={close}>
        close
      </button>
    </>
  );
}

const shown = () => screen.getByTestId('shown').textContent;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  vi.useRealTimers();
});

test('opening is a step of the history, the next photo none, and closing takes the step back', async () => {
  const { path } = await renderWithRelay(<Place />, { url: '/v/map/5?pos=9,27,65' });
  await press('open');
  await press('next');
  expect([shown(), path()]).toEqual(['8', '/v/map/5?pos=9,27,65&image=8']);
  await press('close');
  await vi.waitFor(() => expect(path()).toBe('/v/map/5?pos=9,27,65'));
});

test('opened twice before it shows, it is one step, and closes by one', async () => {
  const { path } = await renderWithRelay(<Place />, { url: '/v/map/5?pos=9,27,65' });
  await act(async () => {
    const open = screen.getByRole('button', { name: 'open' });
    open.click();
    open.click();
  });
  await press('open');
  await press('close');
  await vi.waitFor(() => expect(path()).toBe('/v/map/5?pos=9,27,65'));
});

test('closes when the installed app comes back after more than a minute; the place stays', async () => {
  const { path } = await renderWithRelay(<Place />, { url: '/v/map/5?pos=9,27,65&image=7' });
  expect(shown()).toBe('7');
  vi.useFakeTimers();
  for (const state of ['hidden', 'visible'] as const) {
    visibility = state;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    vi.advanceTimersByTime(60_001);
  }
  await act(() => vi.runAllTimersAsync());
  expect([shown(), path()]).toEqual(['none', '/v/map/5?pos=9,27,65']);
});
