import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Language } from '#common/languages.ts';
import { attractionId } from '#common/places/attractionId.ts';
import { PlaceTexts } from '#web/i18n/PlaceTexts.tsx';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { RouteRelief } from './RouteRelief.tsx';

/** A route of a kilometre to the north that climbs from 100 m to 150 m in its middle. */
const ROUTE = {
  __typename: 'Attraction',
  id: 'QXR0cmFjdGlvbjo1',
  geometry: {
    type: 'LineString',
    coordinates: [
      [25, 61],
      [25, 61.009],
    ],
  },
  relief: {
    ascentM: 50,
    descentM: 30,
    highestM: 150,
    lowestM: 100,
    steepestPercent: 12.4,
    steepestFromM: 250,
    minutes: 132,
    source: 'MODEL',
    profile: { stepM: 250, heightsM: [100, 130, 150, 140, 120], breaks: [] },
  },
};

async function relief(attraction: object, language: Language = 'fi') {
  const onAnswer = vi.fn();
  const view = await renderWithRelay(
    <PlaceTexts>
      <RouteRelief id={attractionId(5)} onAnswer={onAnswer} />
    </PlaceTexts>,
    { language },
  );
  const { mock } = view.environment;
  await act(async () => mock.resolve(mock.getMostRecentOperation(), { data: { attraction } }));
  return { ...view, onAnswer };
}

const text = () => document.body.textContent?.replaceAll('\u00A0', ' ') ?? '';

test.each([
  ['fi', 'Reitti nousee yhteensä 50 m ja laskee 30 m. Korkein kohta (150 m) on 0,50 km:n päässä reitin alusta.'],
  ['sv', 'Leden går sammanlagt 50 m uppför och 30 m nedför. Den högsta punkten (150 m) ligger 0,50 km från starten.'],
  ['en', 'The route climbs 50 m and descends 30 m in all. Its highest point (150 m) is 0,50 km from the start.'],
] as const)('a profile is described in a sentence (%s)', async (language, sentence) => {
  const { onAnswer } = await relief(ROUTE, language);
  expect(text()).toContain(sentence);
  expect(onAnswer).toHaveBeenCalledWith(true);
});

test('its figures are steepness and time without breaks too', async () => {
  await relief(ROUTE);
  expect(text()).toContain('Jyrkin 100 m: 12 %');
  expect(text()).toContain('Kesto ilman taukoja noin 2 t 10 min');
});

// Issue "Relief" 3: an accessible SVG chart
test('keys move the point of the chart, which says where it is', async () => {
  const { user } = await relief(ROUTE);
  const slider = screen.getByRole('slider', { name: 'Kohta reitillä' });
  slider.focus();
  await user.keyboard('{End}');
  expect(slider.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')).toBe('1,0 km alusta, korkeus 120 m');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(slider.getAttribute('aria-valuenow')).toBe('500');
  expect(slider.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')).toBe('0,50 km alusta, korkeus 150 m');
  await user.keyboard('{Home}');
  expect(slider.getAttribute('aria-valuenow')).toBe('0');
});

test('nothing is shown where no profile is known', async () => {
  const { onAnswer } = await relief({ ...ROUTE, relief: null });
  expect(onAnswer).toHaveBeenCalledWith(false);
  expect(screen.queryByRole('slider')).toBeNull();
});
