import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUserPosition } from '#web/map/location/userPosition.ts';
import { resetCamera, storeCamera } from '#web/navigation/camera.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { useFirstPosition } from './useFirstPosition.ts';

function Page() {
  useFirstPosition();
  return null;
}

const OULU = [25.47, 65.01] as const;

/** Where the page is once the visitor's position is known. */
async function after(url: string, meanwhile = () => {}) {
  const { path } = await renderWithRelay(<Page />, { url });
  meanwhile();
  act(() => setUserPosition(OULU));
  return path();
}

beforeEach(() => {
  // Nobody follows a device: the test says where the visitor is.
  Object.defineProperty(navigator, 'permissions', {
    value: { query: async () => ({ state: 'prompt' }) },
    configurable: true,
  });
  resetCamera();
  setUserPosition(null);
});

describe('with the position granted', () => {
  // RULINGS 29: A position already granted wins over both on a first visit
  test.each(['map', 'place'])('the list of /v/%s opens at the visitor', async (tab) => {
    expect(await after(`/v/${tab}/museum?pwa=1`)).toBe(`/v/${tab}/museum?pos=11.2,25.47,65.01&pwa=1`);
  });

  test('an address that says where to look is obeyed', async () => {
    expect(await after('/v/map?pos=9,27,62')).toBe('/v/map?pos=9,27,62');
  });

  test('so is the camera of the last visit', async () => {
    localStorage.setItem('camera', '8,27,65');
    expect(await after('/v/map')).toBe('/v/map');
  });

  test('a visitor who has moved the map meanwhile stays there', async () => {
    expect(await after('/v/map', () => storeCamera({ zoom: 10, centre: [24, 61] }, null))).toBe('/v/map');
  });

  test('a place that is open stays in sight', async () => {
    expect(await after('/v/map/5')).toBe('/v/map/5');
  });
});
