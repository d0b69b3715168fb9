import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ShareAction } from '#web/features/place/ShareAction.tsx';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { Toaster } from '#web/ui/feedback/Toaster.tsx';
import { hideToast } from '#web/ui/feedback/toasts.ts';
import { copyLink } from './share.ts';

/** Gives the browser the device's share dialogue, which ends like this. */
function deviceShares(outcome: () => Promise<void>) {
  const shared = vi.fn<(page: ShareData) => Promise<void>>(outcome);
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  return shared;
}

async function renderShare() {
  return renderWithRelay(
    <>
      <ShareAction title="Hämeen linna" />
      <Toaster />
    </>,
  );
}

const share = () => screen.getByRole('button', { name: 'Jaa' });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  act(hideToast);
});

// SPEC §2: Share: native share if available, an abort is ignored
describe('sharing', () => {
  test('uses the dialogue of the device where there is one', async () => {
    const shared = deviceShares(() => Promise.resolve());
    const { user } = await renderShare();
    await user.click(share());
    expect(shared.mock.calls[0]?.[0]).toEqual({ title: 'Hämeen linna', url: window.location.href });
    expect(share().getAttribute('aria-expanded')).toBe('false');
  });

  test('that the visitor breaks off is no failure', async () => {
    deviceShares(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const { user } = await renderShare();
    await user.click(share());
    expect(screen.queryByText(/^Link/)).toBeNull();
    expect(share().getAttribute('aria-expanded')).toBe('false');
  });

  // SPEC §2: Share: otherwise a popup with WhatsApp and copy link
  test('falls back to WhatsApp and a link to copy', async () => {
    deviceShares(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const { user } = await renderShare();
    await user.click(share());
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('H%C3%A4meen+linna');
    await user.click(screen.getByRole('button', { name: 'Kopioi linkki' }));
    expect(await screen.findByText('Linkki kopioitu')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    expect(share().getAttribute('aria-expanded')).toBe('false');
  });

  test('says so when the link cannot be copied', async () => {
    const { user } = await renderShare();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(share());
    await user.click(screen.getByRole('button', { name: 'Kopioi linkki' }));
    expect(await screen.findByText('Linkin kopiointi ei onnistunut')).toBeTruthy();
  });
});

describe('the notice of copying', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const said = () => screen.queryByText(/^Link/)?.textContent ?? null;

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  // SPEC §8: Clipboard: failure 'Linkin kopiointi ei onnistunut' (2 s); success 'Linkki kopioitu' (1.5 s)
  test.each([
    ['Linkki kopioitu', 1500, () => Promise.resolve()],
    ['Linkin kopiointi ei onnistunut', 2000, () => Promise.reject(new Error('denied'))],
  ])('%s stays for %d ms', async (text, ms, outcome) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(outcome);
    await renderWithRelay(<Toaster />);
    await act(() => copyLink('http://localhost/v/place/5'));
    pass(ms - 50);
    expect(said()).toBe(text);
    pass(100);
    expect(said()).toBeNull();
  });
});
