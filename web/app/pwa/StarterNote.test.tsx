import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { textsOf } from '#web/i18n/messages.ts';
import { PwaTexts } from '#web/i18n/PwaTexts.tsx';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import type { StarterNote as Note } from './StarterNote.tsx';

/** The note in a page whose server says that the starter set is all there is; the page stands on localhost. */
async function openNote(): Promise<typeof Note> {
  const settings = document.createElement('script');
  settings.id = 'taival-config';
  settings.type = 'application/json';
  settings.textContent = JSON.stringify({ starter: true });
  document.head.append(settings);
  vi.resetModules();
  return (await import('./StarterNote.tsx')).StarterNote;
}

beforeAll(() => textsOf('pwa', 'fi'));

afterEach(() => {
  document.querySelector('#taival-config')?.remove();
  localStorage.clear();
});

test('the note comes with the second page, names the command, and stays closed once closed', async () => {
  const StarterNote = await openNote();
  const page = (
    <PwaTexts>
      <StarterNote returnFocus={vi.fn()} />
    </PwaTexts>
  );
  const { user, router } = await renderWithRelay(page);
  expect(screen.queryByRole('note')).toBeNull();
  await act(() => router.navigate('/v/map?pos=10,25,61'));
  expect(screen.queryByRole('note')).toBeNull();
  await act(() => router.navigate('/v/place'));
  expect((await screen.findByRole('note')).textContent).toBe(
    'Tämä on aloitusaineisto. Komento npm run data -- finland tuo koko Suomen.',
  );
  await user.click(screen.getByRole('button', { name: 'Sulje huomautus' }));
  expect(screen.queryByRole('note')).toBeNull();
  cleanup();
  const again = await renderWithRelay(page);
  await act(() => again.router.navigate('/v/place'));
  expect(screen.queryByRole('note')).toBeNull();
});
