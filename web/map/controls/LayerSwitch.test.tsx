import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { describe, expect, test } from 'vitest';
import { NO_OUTSIDE_MAPS, type OutsideMaps } from '#common/baseMap.ts';
import { canShow } from '#web/map/base/baseMapSources.ts';
import { useBaseMap } from '#web/map/behaviour/useBaseMap.ts';
import { setConditionsShown } from '#web/map/state/layersShown.ts';
import { setTurning } from '#web/map/state/turning.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { LayerSwitch } from './LayerSwitch.tsx';

const LayerExtras = lazy(async () => ({ default: (await import('./LayerExtras.tsx')).LayerExtras }));

const eox: OutsideMaps = { landSurvey: null, layers: ['eox'] };

function Page({ maps }: { maps: OutsideMaps }) {
  const { baseMap, pictures, choose, onPicturesSilent } = useBaseMap(maps);
  return (
    <>
      <LayerSwitch chosen={baseMap} onChoose={choose} canShow={(id) => canShow(id, maps)}>
        <LayerExtras />
      </LayerSwitch>
      <p data-testid="shown">{`${baseMap}, ${pictures ? 'pictures' : 'our own'}`}</p>
      <button type="button" onClick={onPicturesSilent}>
        silence
      </button>
    </>
  );
}

const shown = () => screen.getByTestId('shown').textContent;
const button = () => screen.getByRole('button', { name: 'Karttapohja' });

describe('the layer panel', () => {
  test('explains the symbols of the map, in a legend of its own', async () => {
    const { user } = await renderWithRelay(<Page maps={eox} />);
    await user.click(button());
    await user.click(await screen.findByText('Merkkien selitys'));
    expect(screen.getByText('Iso merkki: huippukohde')).toBeTruthy();
  });

  test('forbids turning and tilting, for this visit and later ones', async () => {
    const { user } = await renderWithRelay(<Page maps={eox} />);
    await user.click(button());
    const choice = screen.getByRole('checkbox', { name: 'Kääntö ja kallistus' });
    expect(choice).toHaveProperty('checked', true);
    await user.click(choice);
    expect(choice).toHaveProperty('checked', false);
    expect(localStorage.getItem('turning')).toBe('off');
    setTurning(true);
  });
});

describe('the conditions in the layer panel', () => {
  test('have a legend of their own, and can be hidden for this visit and later ones', async () => {
    const { user } = await renderWithRelay(<Page maps={eox} />);
    await user.click(button());
    const choice = await screen.findByRole('checkbox', { name: 'Tilanne nyt' });
    expect(choice).toHaveProperty('checked', true);
    await user.click(screen.getByText('Tilanteen merkit'));
    expect(screen.getByText('Suljettu reitti tai alue')).toBeTruthy();
    await user.click(choice);
    expect(choice).toHaveProperty('checked', false);
    expect(screen.queryByText('Tilanteen merkit')).toBeNull();
    expect(localStorage.getItem('conditions')).toBe('off');
    setConditionsShown(true);
  });
});

describe('the choice of the base map', () => {
  // SPEC §2: Map: base layers general, terrain (default) and satellite
  test('names the three, terrain chosen, and moves by keyboard', async () => {
    const { user } = await renderWithRelay(<Page maps={eox} />);
    await user.click(button());
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Yleiskartta',
      'Maastokartta',
      'Satelliittikuva',
    ]);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Maastokartta' }));
    await user.click(screen.getByRole('radio', { name: 'Satelliittikuva' }));
    expect(shown()).toBe('satellite, pictures');
  });

  test('closes with Escape, back to its button, and with a click elsewhere', async () => {
    const { user } = await renderWithRelay(<Page maps={eox} />);
    await user.click(button());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(document.activeElement).toBe(button());
    await user.click(button());
    await user.click(document.body);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('is restored at the next visit', async () => {
    const { user, unmount } = await renderWithRelay(<Page maps={eox} />);
    await user.click(button());
    await user.click(screen.getByRole('radio', { name: 'Yleiskartta' }));
    unmount();
    await renderWithRelay(<Page maps={eox} />);
    expect(shown()).toBe('general, our own');
  });

  test('does not offer satellite where there are no pictures', async () => {
    localStorage.setItem('baseMap', 'satellite');
    const { user } = await renderWithRelay(<Page maps={NO_OUTSIDE_MAPS} />);
    expect(shown()).toBe('terrain, our own');
    await user.click(button());
    expect(screen.queryByRole('radio', { name: 'Satelliittikuva' })).toBeNull();
  });

  test('falls back to our own map when the service is silent, and asks it anew when chosen again', async () => {
    localStorage.setItem('baseMap', 'satellite');
    const { user } = await renderWithRelay(<Page maps={eox} />);
    expect(shown()).toBe('satellite, pictures');
    await user.click(screen.getByRole('button', { name: 'silence' }));
    expect(shown()).toBe('satellite, our own');
    await user.click(button());
    await user.click(screen.getByRole('radio', { name: 'Yleiskartta' }));
    await user.click(screen.getByRole('radio', { name: 'Satelliittikuva' }));
    expect(shown()).toBe('satellite, pictures');
    await user.click(screen.getByRole('button', { name: 'silence' }));
    await user.click(button());
    await user.click(screen.getByRole('radio', { name: 'Satelliittikuva' }));
    expect(shown()).toBe('satellite, pictures');
  });
});
