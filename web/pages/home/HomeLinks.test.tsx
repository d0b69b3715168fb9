import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { takeInstallPrompt } from '#web/features/install/installPrompt.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { Toaster } from '#web/ui/feedback/Toaster.tsx';
import { hideToast } from '#web/ui/feedback/toasts.ts';
import { HomeLinks } from './HomeLinks.tsx';

const NAME = 'Lisää Taival aloitusnäytölle';

async function shown() {
  const view = await renderWithRelay(
    <>
      <HomeLinks />
      <Toaster />
    </>,
  );
  return view;
}

/** The browser offers to install the page; its prompt ends with the answer that the test gives. */
function offer(prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event;
}

const notice = () => screen.getByRole('status').textContent;

afterEach(() => {
  act(() => {
    takeInstallPrompt();
    hideToast();
  });
});

// SPEC §2: Home: install button; an install prompt is accepted, dismissed (orange notice, 2.5 s) or falls back to the
//   install help tab
test('the install link leads to the help where the browser offers no prompt', async () => {
  await shown();
  expect(screen.getByRole('link', { name: NAME }).getAttribute('href')).toBe('/v/installhelp');
});

// SPEC §2: Home: install button; an install prompt is accepted, dismissed (orange notice, 2.5 s) or falls back to the
//   install help tab
test('an install prompt is held back for its button, which asks once; a notice says that it was accepted', async () => {
  const { user } = await shown();
  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));
  expect(offer(prompt).defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: NAME }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(notice()).toBe('Taival asennetaan. Avaa se jatkossa omasta kuvakkeestaan.');
  expect(screen.queryByRole('button', { name: NAME })).toBe(null);
});

// SPEC §2: Home: install button; an install prompt is accepted, dismissed (orange notice, 2.5 s) or falls back to the
//   install help tab
// SPEC §8: Install dismissed: 'Sovelluksen asentaminen peruttiin' (orange, 2.5 s)
test('a dismissed prompt shows an orange notice for 2.5 s', async () => {
  const { user } = await shown();
  offer(async () => ({ outcome: 'dismissed' }));
  await user.click(screen.getByRole('button', { name: NAME }));
  expect(notice()).toBe('Sovelluksen asentaminen peruttiin');
  expect(document.querySelector('[data-warning="true"]')?.textContent).toContain('peruttiin');
  await vi.waitFor(() => expect(notice()).toBe(''), { timeout: 4000 });
});

// SPEC §2: Home: install button; an install prompt is accepted, dismissed (orange notice, 2.5 s) or falls back to the
//   install help tab
test('a prompt that the browser does not show falls back to the help', async () => {
  const { user } = await shown();
  offer(() => Promise.reject(new DOMException('no', 'InvalidStateError')));
  await user.click(screen.getByRole('button', { name: NAME }));
  expect(notice()).toBe('');
  expect(screen.getByRole('link', { name: NAME })).toBeTruthy();
});
