import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { LoadingText } from './LoadingText.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// SPEC §9: Loading text after 100 ms
test('says after 100 ms that something is loading, and not before', async () => {
  await renderWithRelay(<LoadingText id="map.loading" />);
  act(() => void vi.advanceTimersByTime(99));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('Ladataan karttaa…');
});
