import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { textsOf } from '#web/i18n/messages.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { newVersion } from './notices.ts';
import { Notices } from './Notices.tsx';

beforeAll(() => textsOf('pwa', 'fi'));

test('a new version that is put off gives the focus back to where it came from', async () => {
  const { user } = await renderWithRelay(
    <>
      <button type="button">before</button>
      <Notices />
    </>,
  );
  act(() => newVersion.set(vi.fn()));
  await screen.findByText('Taivalista on uusi versio.');
  await user.click(screen.getByRole('button', { name: 'before' }));
  // To "take over", then to "later".
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Taivalista on uusi versio.')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'before' }));
});
