import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import type { Viewer } from '#web/data/own/ownParts.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { PlaceTexts } from '#web/i18n/PlaceTexts.tsx';
import { type Answer, answering } from '#web/test/answering.ts';
import { hiker } from '#web/test/hiker.ts';
import { nobodyLoggedIn } from '#web/test/nobodyLoggedIn.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { WatchDialog } from './WatchDialog.tsx';

const viewer = (isWatching: boolean, watchMails = true) => ({
  viewer: { __typename: 'Viewer', id: 'Viewer:hiker', isWatching, watchMails },
});
const STARTED = { watchPlace: { __typename: 'WatchPlacePayload', watchEdge: null } };

/** Relay caches the answer about a place for a while: each test has its own place. */
let place = 0;

async function shown(who: Viewer | null, ...answers: readonly Answer[]) {
  place += 1;
  setViewer(who);
  const asked = answering(...answers);
  await renderWithRelay(
    <PlaceTexts>
      <WatchDialog id={attractionId(place)} onClose={() => undefined} />
    </PlaceTexts>,
  );
  await screen.findByRole('dialog', { name: 'Seuraa tilannetta' });
  return asked;
}

const button = (name: string) => screen.findByRole('button', { name });

nobodyLoggedIn();

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => clearOwnData());
});

test('a visitor is asked to log in', async () => {
  const asked = await shown(null);
  expect(screen.getByRole('link', { name: 'Kirjaudu sisään' })).toBeTruthy();
  expect(asked).toEqual([]);
});

test('a user begins to watch the place once, however often the button is pressed, and gets mail', async () => {
  const asked = await shown(hiker, viewer(false), STARTED);
  const start = await button('Ala seurata');
  start.focus();
  fireEvent.click(start);
  fireEvent.click(start);
  const stop = await button('Lopeta seuraaminen');
  expect(document.activeElement).toBe(stop);
  expect(screen.getByText('Seuraat tämän kohteen tilannetta.')).toBeTruthy();
  // This browser has no way to show notices.
  expect(await screen.findByText('Kerromme muutoksista sähköpostilla kerran päivässä.')).toBeTruthy();
  expect(asked.slice(1).map(({ variables }) => variables)).toEqual([{ input: { attractionId: place } }]);
});

test('a user who has turned the daily mails off is not promised any', async () => {
  await shown(hiker, viewer(true, false));
  expect(await screen.findByText('Emme lähetä sinulle sähköpostia muutoksista.')).toBeTruthy();
});

test('a user who watches too many places sees how many are allowed', async () => {
  await shown(hiker, viewer(false), {
    watchPlace: refused('InvalidInputError', { parameterName: 'attractionId', detail: 'tooMany' }),
  });
  fireEvent.click(await button('Ala seurata'));
  expect(await screen.findByText(/enintään 100 kohdetta/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ala seurata' })).toBeTruthy();
});
