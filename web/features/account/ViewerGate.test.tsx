import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ConnectionError, ServerError } from '#web/data/requestErrors.ts';
import { hiker } from '#web/test/hiker.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { setViewer, setViewerFailed, setViewerUnknown } from './viewer.ts';
import { ViewerGate } from './ViewerGate.tsx';
import { provideSession } from './viewerLoading.ts';

provideSession(() => new Promise(() => undefined));

afterEach(() => {
  setViewer(null);
  setViewerUnknown();
});

test.each([
  ['a visitor without a network sees what is for visitors', new ConnectionError('none'), false, true],
  ['a user of the last visit is not taken for a visitor', new ConnectionError('none'), true, false],
  ['a failure of the server is shown', new ServerError(500, 'failed'), false, false],
])('%s', async (_what, error, wasUser, isVisitor) => {
  setViewer(wasUser ? hiker : null);
  setViewerUnknown();
  setViewerFailed(error);
  await renderWithRelay(<ViewerGate user="For users" visitor="For visitors" />);
  expect(screen.queryByText('For visitors') !== null).toBe(isVisitor);
  expect(screen.queryByRole('button', { name: 'Yritä uudelleen' }) === null).toBe(isVisitor);
  expect(screen.queryByText('For users')).toBeNull();
});
