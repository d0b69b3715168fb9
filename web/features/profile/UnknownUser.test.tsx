import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { UnknownUser } from './UnknownUser.tsx';

test.each([
  ['Retkeilijä', true],
  ['1', false],
])('%s may have deleted the account: %s', async (username, mayHave) => {
  await renderWithRelay(<UnknownUser username={username} />);
  expect(screen.queryByText(username) !== null).toBe(mayHave);
});
