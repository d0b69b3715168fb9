import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import * as here from './noticesHere.ts';
import { NoticesHere } from './NoticesHere.tsx';

const unused = () => Promise.resolve();

test.each([
  ['on', false],
  ['off', true],
  ['none', true],
] as const)('with notices %s on this device the button for daily mails is there: %s', async (state, isThere) => {
  const noticesHere = vi.spyOn(here, 'useNoticesHere');
  noticesHere.mockReturnValue({ state, hasFailed: false, turnOn: unused, turnOff: unused });
  await renderWithRelay(
    <OwnTexts>
      <NoticesHere hasMails mailsButton={<button type="button">Sähköpostit</button>} />
    </OwnTexts>,
  );
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sähköpostit' }) !== null).toBe(isThere);
  noticesHere.mockRestore();
});
