import { act, screen } from '@testing-library/react';
import { Ruler } from 'lucide-react';
import { useRef } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useMeasuring } from '#web/map/behaviour/useMeasuring.ts';
import { MapButton } from '#web/map/controls/MapButton.tsx';
import { setElevation } from '#web/map/state/elevation.ts';
import { resetCamera, storeCamera } from '#web/navigation/camera.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { MeasureTool } from './MeasureTool.tsx';

/** The ground rises 40 m from 24.93° E to 24.95° E. */
vi.mock('#web/map/relief/askRelief.ts', () => ({
  askRelief: async (_tiles: unknown, { points }: { readonly points: readonly (readonly [number, number])[] }) =>
    points.map(([lon]) => (lon - 24.93) * 2000),
}));

function Page() {
  const [points, send] = useMeasuring();
  const ruler = useRef<HTMLButtonElement>(null);
  return (
    <>
      <MapButton ref={ruler} icon={Ruler} label="measure" onClick={() => send({ type: 'toggle' })} />
      {points && (
        <MeasureTool points={points} padding={{ top: 0, right: 0, bottom: 0, left: 0 }} send={send} home={ruler} />
      )}
    </>
  );
}

const panel = () => screen.queryByRole('region', { name: 'Etäisyyden mittaus' });
const length = () => screen.getByRole('status').textContent;
const press = (name: string) => screen.getByRole('button', { name });
const lookAt = (lon: number, lat: number) => act(() => storeCamera({ zoom: 12, centre: [lon, lat] }, null));

beforeEach(() => {
  resetCamera();
  setElevation(null);
});

describe('measuring a distance', () => {
  test('goes by keyboard alone: points are set in the middle of the map', async () => {
    const { user } = await renderWithRelay(<Page />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(length()).toBe('Napauta karttaa tai lisää keskipiste.');
    lookAt(24.93, 60.17);
    await user.tab();
    await user.keyboard('{Enter}');
    lookAt(24.95, 60.17);
    await user.keyboard('{Enter}');
    expect(length()).toBe('1,1\u00A0km');
    lookAt(24.95, 60.18);
    await user.keyboard('{Enter}');
    expect(length()).toBe('2,2\u00A0km');
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(press('measure'));
  });

  test('says how much the line goes up and down where heights are known', async () => {
    const { user } = await renderWithRelay(<Page />);
    act(() =>
      setElevation({
        tiles: '/tiles/elevation/a/{z}/{x}/{y}.webp',
        minZoom: 5,
        maxZoom: 13,
        tilePx: 256,
        attribution: '© Maanmittauslaitos',
        bounds: [24, 60, 25, 61],
      }),
    );
    await user.click(press('measure'));
    for (const lon of [24.93, 24.95, 24.94]) {
      lookAt(lon, 60.17);
      await user.click(press('Lisää keskipiste'));
    }
    await vi.waitFor(() => expect(length()).toBe('1,7\u00A0km, nousua 40\u00A0m, laskua 20\u00A0m'));
  });

  test('takes points back and ends', async () => {
    const { user } = await renderWithRelay(<Page />);
    await user.click(press('measure'));
    expect(press('Kumoa').getAttribute('aria-disabled')).toBe('true');
    await user.click(press('Kumoa'));
    lookAt(24.93, 60.17);
    await user.click(press('Lisää keskipiste'));
    lookAt(24.95, 60.17);
    await user.click(press('Lisää keskipiste'));
    await user.click(press('Kumoa'));
    // Otherwise nothing would say that the first point was added.
    expect(length()).toBe('1 piste. Lisää seuraava.');
    await user.click(press('Kumoa'));
    expect(length()).toMatch(/^Napauta/);
    await user.click(press('Lisää keskipiste'));
    await user.click(press('Tyhjennä'));
    expect(press('Tyhjennä').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(press('Tyhjennä'));
    await user.click(press('Lopeta'));
    expect(panel()).toBeNull();
  });
});
