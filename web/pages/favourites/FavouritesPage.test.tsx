import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearOwnData } from '#web/data/owner.ts';
import { ServerError } from '#web/data/requestErrors.ts';
import { setViewer, setViewerFailed, setViewerUnknown } from '#web/features/account/viewer.ts';
import { provideSession } from '#web/features/account/viewerLoading.ts';
import { favourites } from '#web/features/favourites/favourites.ts';
import { hiker } from '#web/test/hiker.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { FavouritesPage } from './FavouritesPage.tsx';

provideSession(() => new Promise(() => undefined));

const otherPages = () => screen.queryByRole('link', { name: 'Avaa kartta' });

beforeEach(() => {
  clearOwnData();
  setViewer(hiker);
  setViewerUnknown();
});

test('other pages are linked once the favourites above them are known', async () => {
  await renderWithRelay(<FavouritesPage />);
  expect(otherPages()).toBeNull();
  await act(async () => setViewer(hiker));
  expect(otherPages()).toBeNull();
  await act(async () => favourites.set({ status: 'known', value: new Map() }));
  expect(otherPages()).not.toBeNull();
});

test('and where it cannot be asked who is logged in', async () => {
  await renderWithRelay(<FavouritesPage />);
  await act(async () => setViewerFailed(new ServerError(500, 'failed')));
  expect(otherPages()).not.toBeNull();
});
