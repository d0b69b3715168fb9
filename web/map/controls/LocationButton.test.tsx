import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';

const watches: { onSuccess: PositionCallback; onFailure: PositionErrorCallback | null | undefined }[] = [];
const clearWatch = vi.fn();
const jumps: unknown[] = [];
let permission: PermissionState = 'prompt';

/** The page of a visitor in a new visit, in a browser that can be located. */
async function open() {
  vi.resetModules();
  const { LocationButton } = await import('./LocationButton.tsx');
  return renderWithRelay(<LocationButton onGo={(position) => jumps.push(position)} />);
}

beforeEach(() => {
  watches.length = 0;
  jumps.length = 0;
  clearWatch.mockClear();
  permission = 'prompt';
  vi.stubGlobal('navigator', {
    geolocation: {
      watchPosition: (onSuccess: PositionCallback, onFailure?: PositionErrorCallback | null) =>
        watches.push({ onSuccess, onFailure }),
      clearWatch,
    },
    permissions: { query: async () => ({ state: permission }) },
  });
  return () => vi.unstubAllGlobals();
});

const question = () => screen.queryByText(/Näytetäänkö sijaintisi/);

// SPEC §2: Map: a my-location control
describe('my location', () => {
  test('is asked for in words first, and looked for when the visitor agrees', async () => {
    const { user } = await open();
    expect(question()).toBeTruthy();
    expect(watches).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Näytä sijainti' }));
    expect(question()).toBeNull();
    expect(watches).toHaveLength(1);
    act(() =>
      watches[0]?.onSuccess({
        coords: {
          longitude: 24.94,
          latitude: 60.17,
          accuracy: 10,
          altitude: null,
          altitudeAccuracy: null,
          heading: null,
          speed: null,
          toJSON: () => null,
        },
        timestamp: Date.now(),
        toJSON: () => null,
      }),
    );
    expect(jumps).toEqual([[24.94, 60.17]]);
    expect(screen.getByRole('button', { name: 'Oma sijainti' }).dataset.status).toBe('tracking');
  });

  test('is not asked for again after “not now”, but the button stays', async () => {
    const { user, unmount } = await open();
    await user.click(screen.getByRole('button', { name: 'Ei nyt' }));
    expect(question()).toBeNull();
    unmount();
    const again = await open();
    expect(question()).toBeNull();
    await again.user.click(screen.getByRole('button', { name: 'Oma sijainti' }));
    expect(watches).toHaveLength(1);
  });

  test('is followed without a question where the browser may, and nothing jumps', async () => {
    permission = 'granted';
    await open();
    expect(question()).toBeNull();
    expect(watches).toHaveLength(1);
    expect(jumps).toEqual([]);
  });

  test('is followed no longer when nothing on the page uses it', async () => {
    permission = 'granted';
    const { unmount } = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    unmount();
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();
    expect(clearWatch).toHaveBeenCalledExactlyOnceWith(1);
  });

  test('is not asked for where the browser has refused', async () => {
    permission = 'denied';
    await open();
    expect(question()).toBeNull();
    expect(watches).toHaveLength(0);
  });
});
