import type { NormalizationSelection } from 'relay-runtime';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#common/time.ts';
import { savedData, savedPlace } from '#web/test/savedPlaces.ts';
import { execute, NoResolverError, plain } from './execute.ts';
import { localAnswer } from './localAnswer.ts';
import { ANSWERED } from './operations.ts';

const WEATHER = {
  __typename: 'Weather',
  fetched: '2026-11-20T09:00:00Z',
  isStale: false,
  licence: 'CC BY 4.0',
  licenceUrl: 'https://example.org',
  dayForecasts: { avgCloud: [], complete: [], maxTemp: [], maxWind: [], minTemp: [], sumPrecip: [], times: [] },
  forecasts: { cloud: [null], precip: [0], temp: [1], times: ['2026-11-20T10:00:00Z'], windgust: [3] },
  observations: {
    air: { distanceKm: 2, station: 'Kumpula', temp: -3, time: '2026-11-22T10:00:00Z', windgust: 5 },
    snow: { depthCm: 1, distanceKm: 2, station: 'Kumpula' },
  },
  sun: [{ date: '2026-11-20', state: 'RISES', sunrise: null, sunset: null }],
};

// The berry months, in which national parks are raised in lists.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-10T10:00:00Z') }));
afterAll(() => void vi.useRealTimers());

const CLOSED = {
  id: 7,
  kind: 'CLOSED',
  severity: null,
  code: null,
  texts: { fi: { headline: 'Portaat korjattavana', description: '' } },
  source: 'city',
  isOfficial: true,
  validFrom: 0,
  validUntil: null,
  observedAt: 0,
  link: null,
  placeId: 2,
  geometry: null,
} as const;

const FIRE = {
  place: 'SITE',
  isUsableDuringWarning: null,
  isAtMarkedSitesOnly: false,
  isOutOfService: false,
  answeredAt: 0,
} as const;

const data = savedData([savedPlace(1), savedPlace(2)], {
  weather: [{ position: [24.95, 60.2], told: WEATHER }],
  conditions: [
    {
      at: 0,
      conditions: [CLOSED],
      places: [
        { id: 1, conditions: [7], closures: [], fire: null },
        { id: 2, conditions: [7], closures: [7], fire: FIRE },
      ],
      sources: [],
    },
  ],
});

const LIST = {
  bounds: [24.8, 60.1, 25.1, 60.3],
  kind: 'hiking',
  category: 'national-park',
  near: null,
  language: 'fi',
};
/** Together they reach every field. */
const ASKED: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  AttractionListQuery: [
    { ...LIST, sort: 'now' },
    { ...LIST, bounds: [24.8, 60.1, 24.81, 60.11] },
  ],
  FilterBarQuery: [{ bounds: LIST.bounds, kind: 'hiking' }],
  AttractionDetailQuery: [{ id: 2, language: 'sv' }],
  SearchResultsQuery: ['paikka', 'kansallispuisto', 'kumpula', '60.2, 24.9', 'avoin kansallispuisto'].map((query) => ({
    query,
    language: 'en',
    near: null,
  })),
  RouteReliefQuery: [{ id: 1 }],
  SelectedPlaceQuery: [{ id: 1 }],
  MapSlotQuery: [{}],
  askConditionsQuery: [{ bounds: LIST.bounds, zoom: 12, language: 'fi' }],
  useClosedPlacesQuery: [{}],
  useAskedElevationQuery: [{}],
  WeatherPanelQuery: [{ position: [24.9, 60.2] }],
};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that none of the answers has. */
function unreached(selections: readonly NormalizationSelection[], answers: readonly Fields[], path: string): string[] {
  return selections.flatMap((selection) => {
    switch (selection.kind) {
      case 'ScalarField':
        return answers.some((answer) => answer[selection.alias ?? selection.name] !== undefined)
          ? []
          : [`${path}.${selection.name}`];
      case 'LinkedField': {
        const below = answers.flatMap((answer) => [answer[selection.alias ?? selection.name]].flat()).filter(isFields);
        return below.length === 0
          ? [`${path}.${selection.name}`]
          : unreached(selection.selections, below, `${path}.${selection.name}`);
      }
      case 'InlineFragment': {
        const meant =
          selection.abstractKey == null ? answers.filter(({ __typename: type }) => type === selection.type) : answers;
        return meant.length === 0 ? [`${path} on ${selection.type}`] : unreached(selection.selections, meant, path);
      }
      default:
        return [];
    }
  });
}

describe('a saved area', () => {
  // Issue "In the pocket": Offline by choice: map, list, detail and search of a saved area work with no network
  test.each(ANSWERED.map((request) => [request.params.name, request] as const))(
    'answers every field of %s',
    async (name, { operation, params }) => {
      const answers = await Promise.all(
        (ASKED[name] ?? []).map((variables) => localAnswer(data, { documentId: params.id ?? '', variables })),
      );
      const answered = answers.flatMap((answer) =>
        answer !== null && 'data' in answer && isFields(answer.data) ? [answer.data] : [],
      );
      expect(answered).toHaveLength(ASKED[name]?.length ?? 0);
      // Gone places and streets are never saved, nor who reported a condition.
      expect(
        unreached(operation.selections, answered, name).filter(
          (field) => !/ on (?:GoneAttraction|SearchAddress)$|\.conditions\.author$/.test(field),
        ),
      ).toEqual([]);
    },
  );

  test('fails on a field that has no answer', async () => {
    const stranger: NormalizationSelection = { kind: 'ScalarField', name: 'stranger' };
    await expect(execute([stranger], plain('Query', { known: 1 }), {})).rejects.toThrow(NoResolverError);
  });

  test('returns its saved weather marked as stale, and none from far away', async () => {
    const request = ANSWERED.find(({ params }) => params.name === 'WeatherPanelQuery');
    const ask = (position: readonly number[]) =>
      localAnswer(data, { documentId: request?.params.id ?? '', variables: { position } });
    expect(await ask([24.9, 60.2])).toMatchObject({
      data: {
        weatherAt: {
          __typename: 'Weather',
          isStale: true,
          fetched: '2026-11-20T09:00:00Z',
          forecasts: { cloud: [null], temp: [1] },
        },
      },
    });
    expect(await ask([27, 62])).toBeNull();
  });

  test('returns the latest weather where an older one was saved nearer', async () => {
    const request = ANSWERED.find(({ params }) => params.name === 'WeatherPanelQuery');
    const fetchedAt = (fetched: string) => ({ ...WEATHER, fetched });
    const weather = [
      { position: [24.9, 60.2] as const, told: fetchedAt('2026-10-20T09:00:00Z') },
      { position: [24.95, 60.2] as const, told: fetchedAt('2026-11-20T09:00:00Z') },
      { position: [24.93, 60.2] as const, told: fetchedAt('2026-11-20T08:50:00Z') },
    ];
    const variables = { position: [24.9, 60.2] };
    expect(await localAnswer({ ...data, weather }, { documentId: request?.params.id ?? '', variables })).toMatchObject({
      data: { weatherAt: { fetched: '2026-11-20T08:50:00Z' } },
    });
  });

  test('leaves places that are not saved out of lists and children', async () => {
    const [, detail] = ANSWERED;
    const lone = savedData([
      savedPlace(1, {
        children: {
          edges: [
            { id: 2, metresAlong: null },
            { id: 99, metresAlong: null },
          ],
          hasNextPage: false,
        },
      }),
      savedPlace(2),
    ]);
    const answer = await localAnswer(lone, {
      documentId: detail?.params.id ?? '',
      variables: { id: 1, language: 'fi' },
    });
    expect(answer).toMatchObject({
      data: { attraction: { childCount: 1, children: { edges: [{ node: { attractionId: 2 } }] } } },
    });
  });

  test('draws conditions with the shape of their place until they end, and none elsewhere', async () => {
    const now = Date.now();
    const ended = { ...CLOSED, id: 8, validUntil: now };
    const report = { ...CLOSED, id: 9, isOfficial: false };
    const shape = {
      type: 'LineString' as const,
      coordinates: [
        [24.9, 60.2],
        [24.95, 60.2],
      ],
    };
    const saved = savedData([savedPlace(2, { geometry: shape })], {
      conditions: [{ at: 0, conditions: [ended, report, CLOSED], places: [], sources: [] }],
    });
    const documentId = ANSWERED.find(({ params }) => params.name === 'askConditionsQuery')?.params.id ?? '';
    const ask = (bounds: readonly number[]) =>
      localAnswer(saved, { documentId, variables: { bounds, zoom: 12, language: 'fi' } });
    const expected = { attraction: { attractionId: 2 }, text: { headline: 'Portaat korjattavana' } };
    expect(await ask(LIST.bounds)).toMatchObject({
      data: {
        conditions: [
          { ...expected, conditionId: 7, drawnGeometry: shape },
          { ...expected, conditionId: 9, drawnGeometry: { type: 'Point' } },
        ],
      },
    });
    expect(await ask([21, 62, 22, 63])).toBeNull();
  });

  test('hides closed places for as long as they are closed by the clocks, and counts them', async () => {
    const now = Date.now();
    const saved = savedData([savedPlace(1), savedPlace(2), savedPlace(3, { isClosedForNow: true })], {
      conditions: [
        {
          at: 0,
          conditions: [{ ...CLOSED, validUntil: now + MINUTE_MS }],
          places: [{ id: 2, conditions: [7], closures: [7], fire: null }],
          sources: [],
        },
      ],
    });
    const answers = async (name: string, variables: object) => {
      const request = ANSWERED.find(({ params }) => params.name === name);
      return localAnswer(saved, { documentId: request?.params.id ?? '', variables: { ...variables } });
    };
    const filter = { features: [], opening: null, hideClosed: true };
    const list = () => answers('AttractionListQuery', { ...LIST, sort: 'best', filter });
    const counts = () => answers('FilterBarQuery', { bounds: LIST.bounds, kind: 'hiking' });
    const placed = (...ids: readonly number[]) => ({
      data: { attractionLists: { best: ids.map((attractionId) => ({ attractionId })) } },
    });
    expect(await list()).toMatchObject(placed(1));
    expect(await counts()).toMatchObject({ data: { filterCounts: { leftOut: 2 } } });
    expect(await answers('useClosedPlacesQuery', {})).toEqual({ data: { closedAttractions: [3, 2] } });
    const later = new Date(now + MINUTE_MS).toISOString();
    expect(await answers('useClosedPlacesQuery', { at: later })).toEqual({ data: { closedAttractions: [3] } });
    vi.setSystemTime(now + MINUTE_MS);
    expect(await list()).toMatchObject(placed(1, 2));
    expect(await counts()).toMatchObject({ data: { filterCounts: { leftOut: 1 } } });
    vi.setSystemTime(now);
  });
});
