import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#common/time.ts';
import { reportReachable, reportUnreachable } from '#web/data/connection.ts';
import { noteServerTime } from '#web/data/serverClock.ts';
import { place } from '#web/test/places.ts';
import { detail, renderDetail } from '#web/test/renderDetail.tsx';

const NOW = Date.parse('2026-05-25T10:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString();

let last = 0;

function condition(fields: object = {}) {
  last += 1;
  return {
    __typename: 'Condition',
    id: btoa(`Condition:${last}`),
    conditionId: last,
    kind: 'WARNING',
    code: 'forestFireWeather',
    severity: 'MODERATE',
    isOfficial: true,
    validFrom: at(-60),
    validUntil: at(30),
    observedAt: at(-60),
    link: null,
    author: null,
    confirmations: 0,
    source: { key: 'fmi', name: 'Finnish Meteorological Institute' },
    text: { headline: 'Maastopalovaroitus', description: '', language: 'fi' },
    ...fields,
  };
}

const fire = (fields: object = {}) => ({
  place: 'SITE',
  isUsableDuringWarning: null,
  isAtMarkedSitesOnly: false,
  isOutOfService: false,
  answeredAt: at(-10),
  conditions: [],
  ...fields,
});

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS));
const shown = () => screen.queryAllByRole('listitem').flatMap((item) => item.dataset['kind'] ?? []);
const fireFact = () => screen.queryByText(/^(Tulenteko|Ei tulentekoa)/)?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  localStorage.clear();
});

afterEach(() => {
  reportReachable();
  vi.useRealTimers();
});

describe('the conditions of a place', () => {
  test('stand on its page, official ones first, with their source and their end', async () => {
    await renderDetail(
      detail({
        conditions: [
          condition({ kind: 'ICE', isOfficial: false, source: { key: 'people', name: null }, validUntil: at(600) }),
          condition({ kind: 'CLOSED', code: null, validUntil: null, text: null }),
          condition(),
        ],
      }),
    );
    expect(shown()).toEqual(['CLOSED', 'WARNING', 'ICE']);
    expect(screen.getByText(/Voimassa 25\.05\.2026 klo 13:30 asti · Ilmatieteen laitos · 1\st sitten/)).toBeTruthy();
    expect(screen.getByText(/Kävijän havainto/)).toBeTruthy();
    expect(screen.getByText(/^Voimassa toistaiseksi/)).toBeTruthy();
  });

  test('say when a track was groomed, and how warm the water is', async () => {
    const helsinki = { source: { key: 'helsinki', name: 'Helsingin seudun palvelukartta' }, validUntil: at(6000) };
    const groomed = { kind: 'GROOMED', observedAt: at(-180), validFrom: at(-180), ...helsinki };
    const water = { headline: 'Vesi 18,5\u00A0°C', description: '', language: 'fi' };
    const good = { headline: 'Latu hyvässä kunnossa', description: '', language: 'fi' };
    await renderDetail(
      detail({
        conditions: [
          condition({ ...groomed, text: good }),
          condition({ ...groomed, text: null }),
          condition({ ...helsinki, kind: 'WATER', text: water }),
        ],
      }),
    );
    const headlines = screen.queryAllByRole('listitem').flatMap((item) => item.querySelector('p')?.textContent ?? []);
    expect(
      headlines.filter((text) => /Kunnostettu|Vesi/.test(text)).map((text) => text.replaceAll('\u00A0', ' ')),
    ).toEqual(['Vesi 18,5 °C', 'Kunnostettu 3 t sitten: Latu hyvässä kunnossa', 'Kunnostettu 3 t sitten']);
    await pass(60);
    expect(screen.getAllByText(/Kunnostettu 4\st sitten/)).toHaveLength(2);
  });

  test('say of a ski track in summer that it is one of winter, unless it was groomed', async () => {
    const track = place({ id: 5, category: 'skitrack' }).category;
    const { unmount } = await renderDetail(detail({ category: track }));
    expect(screen.queryByText('Käytössä talvisin')).toBeTruthy();
    unmount();
    await renderDetail(detail({ category: track, conditions: [condition({ kind: 'GROOMED', text: null })] }));
    expect(screen.queryByText('Käytössä talvisin')).toBeNull();
  });

  test('close the place only where they close all of it', async () => {
    const closed = condition({ kind: 'CLOSED', code: null, validUntil: null, text: null });
    const { unmount } = await renderDetail(detail({ conditions: [closed], closures: [] }));
    expect(shown()).toEqual(['CLOSED']);
    expect(screen.getAllByText('Suljettu')).toHaveLength(1);
    unmount();
    await renderDetail(detail({ conditions: [closed], closures: [closed] }));
    expect(screen.getByText('Suljettu')).toBeTruthy();
    expect(screen.getByText('Suljettu toistaiseksi')).toBeTruthy();
  });

  test('go within the minute in which they end, and come when they begin', async () => {
    await renderDetail(
      detail({ conditions: [condition(), condition({ kind: 'NOTICE', validFrom: at(40), validUntil: null })] }),
    );
    expect(shown()).toEqual(['WARNING']);
    await pass(29);
    expect(shown()).toEqual(['WARNING']);
    await pass(1.5);
    expect(shown()).toEqual([]);
    await pass(10);
    expect(shown()).toEqual(['NOTICE']);
  });

  test('that began since the clocks were read show as soon as the server answers with them', async () => {
    const { answer } = await renderDetail(detail({ conditions: [condition()] }));
    await act(() => vi.advanceTimersByTimeAsync(10 * SECOND_MS));
    const conditions = [condition({ kind: 'LIMITED', isOfficial: false, validFrom: new Date().toISOString() })];
    act(() => answer(detail({ conditions })));
    expect(shown()).toEqual(['LIMITED']);
  });

  test('do not end early where the clock of the device is a day ahead', async () => {
    vi.setSystemTime(NOW + 24 * HOUR_MS);
    noteServerTime(new Date(NOW).toUTCString());
    await renderDetail(detail({ conditions: [condition(), condition({ kind: 'GROOMED', validUntil: at(60) })] }));
    // The warning goes by the clock that is behind, good news by the one that is ahead.
    expect(shown()).toEqual(['WARNING']);
  });
});

describe('whether a fire may be lit', () => {
  test('is no while a wildfire warning is in force, and yes once it has ended', async () => {
    await renderDetail(detail({ fire: fire({ conditions: [condition()] }) }));
    expect(fireFact()).toBe('Ei tulentekoa');
    expect(screen.getByText('Maastopalovaroitus on voimassa. Avotulen teko on kielletty.')).toBeTruthy();
    await pass(31);
    expect(fireFact()).toBe('Tulenteko sallittu');
    expect(screen.getByText(/varoitukset: tarkistettu 41\smin sitten/)).toBeTruthy();
  });

  test('is to be found out once the warnings are an hour old, without a network six hours', async () => {
    await renderDetail(detail({ fire: fire() }));
    expect(fireFact()).toBe('Tulenteko sallittu');
    await pass(50.5);
    expect(fireFact()).toBe('Tulenteko: selvitä ensin');
    act(() => reportUnreachable());
    expect(fireFact()).toBe('Tulenteko sallittu');
    await pass(5 * 60);
    expect(fireFact()).toBe('Tulenteko: selvitä ensin');
  });

  test('is to be found out where no warnings could be had', async () => {
    await renderDetail(detail({ fire: fire({ answeredAt: null }) }));
    expect(fireFact()).toBe('Tulenteko: selvitä ensin');
    expect(screen.getByText('Ilmatieteen laitoksen varoituksia ei ole saatu.')).toBeTruthy();
  });

  test('is not asked where nobody lights one', async () => {
    await renderDetail(detail());
    expect(screen.queryByText('Saako tulen tehdä nyt?')).toBeNull();
    expect(fireFact()).toBeUndefined();
  });
});
