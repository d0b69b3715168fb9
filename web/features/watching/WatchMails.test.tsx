import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { answering } from '#web/test/answering.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { WatchMails } from './WatchMails.tsx';

const shown = (isOn: boolean) =>
  renderWithRelay(
    <OwnTexts>
      <WatchMails isOn={isOn} />
    </OwnTexts>,
  );
const TURNED = {
  setWatchMails: {
    __typename: 'SetWatchMailsPayload',
    viewer: { __typename: 'Viewer', id: 'Viewer:hiker', watchMails: false },
  },
};

test.each([
  [true, 'Lopeta sähköpostit'],
  [false, 'Lähetä sähköpostia kerran päivässä'],
])('the daily mails, on: %s, are turned to the other state', async (isOn, name) => {
  const asked = answering(TURNED);
  await shown(isOn);
  fireEvent.click(await screen.findByRole('button', { name }));
  await expect.poll(() => asked.map(({ variables }) => variables)).toEqual([{ input: { on: !isOn } }]);
});

test('a failure is said', async () => {
  answering({ setWatchMails: refused('RateLimitedError', { retryAfterS: 60 }) });
  await shown(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Lopeta sähköpostit' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});
