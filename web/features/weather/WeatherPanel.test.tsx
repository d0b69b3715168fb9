import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#common/languages.ts';
import { textsOf } from '#web/i18n/messages.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { WeatherPanel } from './WeatherPanel.tsx';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-22T10:20:00Z');
const iso = (time: number) => new Date(time).toISOString();
const HOURS = Array.from({ length: 15 }, (_, at) => Date.parse('2026-11-22T10:00:00Z') + at * HOUR);

const weather = (fields: object = {}) => ({
  __typename: 'Weather',
  forecasts: {
    times: HOURS.map(iso),
    temp: HOURS.map((_, at) => -at),
    precip: HOURS.map((_, at) => (at < 7 ? 0.6 : null)),
    windgust: HOURS.map((_, at) => at),
    cloud: HOURS.map(() => 80),
  },
  dayForecasts: {
    times: ['2026-11-21T22:00:00Z', '2026-11-22T22:00:00Z'],
    complete: [false, true],
    minTemp: [-9, -6],
    maxTemp: [0, 3],
    sumPrecip: [1, 0],
    avgCloud: [50, 10],
    maxWind: [3, 14],
  },
  observations: {
    air: { distanceKm: 8.2, station: 'Lähilä', temp: -5.2, time: '2026-11-22T10:00:00Z', windgust: 7 },
    snow: { depthCm: 23, distanceKm: 12.4, station: 'Kaukola' },
  },
  sun: [{ date: '2026-11-22', state: 'RISES', sunrise: '2026-11-22T06:44:00Z', sunset: '2026-11-22T13:31:00Z' }],
  fetched: iso(NOW),
  isStale: false,
  licence: 'CC BY 4.0',
  licenceUrl: 'https://example.org/by',
  ...fields,
});

async function panel(answer: object | Error, language: Language = 'fi') {
  const answered = vi.fn();
  const view = await renderWithRelay(
    <WeatherPanel position={[24.46654, 60.99486]} skeleton="odottaa" onAnswer={answered} />,
    { language },
  );
  const asked = view.environment.mock.getMostRecentOperation().request.variables;
  await act(async () => {
    if (answer instanceof Error) view.environment.mock.rejectMostRecentOperation(answer);
    else view.environment.mock.resolve(view.environment.mock.getMostRecentOperation(), { data: { weatherAt: answer } });
  });
  return { ...view, answered, asked };
}

const cards = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) =>
      heading.closest('li')?.textContent?.replaceAll(/[\u00A0\u00AD]/g, (mark) => (mark === '\u00A0' ? ' ' : '')),
    );

beforeEach(() => {
  vi.setSystemTime(NOW);
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the weather panel', () => {
  test('shows now, the whole days, sun and snow, and sends the position no more exactly than needed', async () => {
    const { asked } = await panel(weather());
    await screen.findByRole('heading', { level: 2, name: 'Sää' });
    expect(asked).toEqual({ position: [24.47, 60.99] });
    expect(cards()).toEqual([
      'Nyt 12:00heikkoa lumisadetta−5 °CSademäärä 0,6 mmPuuskat 7 m/sPilvisyys 80 %',
      'Tänään 12:00–24:00lumisadetta−12…−1 °CSademäärä 3,6 mmPuuskat 12 m/sPilvisyys 80 %',
      'ma 23.11.2026selkeää−6…3 °CSademäärä 0,0 mmPuuskat 14 m/sPilvisyys 10 %',
    ]);
    expect(screen.getByText(/^Mitattu klo 12:00: Lähilä, 8,2 km$/)).toBeTruthy();
    expect(screen.getByText('Aurinko nousee klo 08:44 ja laskee klo 15:31')).toBeTruthy();
    expect(screen.getByText(/^Lunta 23 cm \(Kaukola, 12 km\)$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'CC BY 4.0' }).getAttribute('href')).toBe('https://example.org/by');
  });

  // SPEC §2: Weather panel, of places, points and own places; §4 its expand toggle; §9 "Now" up to 6 hours ahead,
  //   then days; 6-hour averages and totals; values equal to the service's
  test('opens the hours by its toggle: a chart that says what it shows, and a table by six hours', async () => {
    const { user } = await panel(weather());
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Näytä tuntiennuste', expanded: false }));
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
      /^Kaavio lämpötilasta ja sateesta su 12:00 – ma 02:00: lämpötila −14…0\u00A0°C, sadetta yhteensä 3,6\u00A0mm\./,
    );
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['lumisadetta', '−4\u00A0°C', '3,6\u00A0mm', '6\u00A0m/s', '80\u00A0%'],
      ['pilvistä', '−10\u00A0°C', '–', '12\u00A0m/s', '80\u00A0%'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Piilota tuntiennuste', expanded: true }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  // SPEC §9: Snow shown if over 0.1 cm; icon by precipitation thresholds 0.1, 3, 8 mm and cloud 25, 50, 75 %; polar
  //   day and night are said
  test('says where the sun stays up or down and where the forecast is old, and nothing of missing snow', async () => {
    const sun = [{ date: '2026-11-22', state: 'POLAR_NIGHT', sunrise: null, sunset: null }];
    await panel(
      weather({ sun, isStale: true, observations: { air: null, snow: { depthCm: 0.1, distanceKm: 1, station: 'X' } } }),
      'en',
    );
    expect(await screen.findByText('The sun does not rise today')).toBeTruthy();
    expect(screen.getByText(/this one is from 12:20/)).toBeTruthy();
    expect(screen.queryByText(/Snow \d/)).toBeNull();
  });

  test.each([
    ['today', iso(NOW), 'tämä on haettu klo 12:20.'],
    ['yesterday', '2026-11-21T16:05:00Z', 'tämä on haettu 21.11.2026 klo 18:05.'],
  ])('says when an old forecast was fetched (%s)', async (_when, fetched, words) => {
    await panel(weather({ isStale: true, fetched }));
    expect((await screen.findByText(/Uudempaa ennustetta/)).textContent).toContain(words);
  });

  // SPEC §7: An earlier slow request is aborted, weather loads on demand; §8 weather timeout only logged, weather
  //   errors hidden, wiki fetch failure logged and clears the block
  test.each([
    ['is not to be had', { __typename: 'Unavailable' }],
    ['cannot be asked for', new Error('no connection')],
    [
      'says nothing',
      weather({
        observations: { air: null, snow: null },
        forecasts: { times: [], temp: [], precip: [], windgust: [], cloud: [] },
        dayForecasts: { times: [], complete: [], minTemp: [], maxTemp: [], sumPrecip: [], avgCloud: [], maxWind: [] },
      }),
    ],
  ])('is not there where the weather %s', async (_what, answer) => {
    const { answered, container } = await panel(answer);
    expect(answered).toHaveBeenLastCalledWith(false);
    expect(container.textContent).toBe('odottaa');
  });

  test('shows the hour of the forecast where no station nearby has measured', async () => {
    await panel(weather({ observations: { air: null, snow: null } }));
    await screen.findByRole('heading', { level: 2, name: 'Sää' });
    expect(cards()[0]).toBe('Nyt 12:00–13:00heikkoa lumisadetta−1 °CSademäärä 0,6 mmPuuskat 1 m/sPilvisyys 80 %');
    expect(screen.queryByText(/^Mitattu/)).toBeNull();
  });

  test('asks again with the next hour, and still shows the old weather when that fails', async () => {
    await textsOf('outside', 'fi');
    vi.useFakeTimers({ now: NOW, toFake: ['setInterval', 'clearInterval', 'Date'] });
    const { environment, answered } = await panel(weather());
    await act(async () => void vi.advanceTimersByTime(HOUR));
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('no connection')));
    expect(cards()[0]).toMatch(/^Nyt 12:00/);
    expect(answered).toHaveBeenLastCalledWith(true);
  });

  test('asks again with the next hour also when the clock of the device was set back meanwhile', async () => {
    await textsOf('outside', 'fi');
    vi.useFakeTimers({ now: NOW, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
    const { environment } = await panel(weather());
    vi.setSystemTime(NOW - HOUR / 6);
    await act(async () => void vi.advanceTimersByTime(HOUR));
    expect(environment.mock.getAllOperations()).toHaveLength(1);
  });
});
