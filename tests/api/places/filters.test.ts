import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openingState } from '#api/hours/openingHours.ts';
import type { RouteRelief } from '#api/import/publish/relief/placeHeights.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { alternativesOf, hasFeatures, PLACE_FEATURES, type PlaceFeature } from '#common/places/features.ts';
import { OPENING_GROUPS } from '#common/places/openingGroup.ts';
import type { ListSort } from '#common/ranking/listSort.ts';
import { HOUR_MS } from '#common/time.ts';
import { hideIdentity, publishMade } from '../../support/made/madePlaces.ts';
import { madeRelief } from '../../support/made/madeRelief.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

/**
 * Every filter and order of lists, asked for over HTTP and compared with a walk over all places that knows nothing of
 * statements and indexes.
 */
interface Scanned {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly position: Position;
  readonly quality: number;
  readonly lengthM?: number;
  readonly relief?: RouteRelief;
  readonly sourceDate: string;
  readonly features: readonly PlaceFeature[];
  readonly properties?: { readonly openingHours: string };
}

/** Always, on working days, over midnight, on holidays, a text that is no opening hours, and never. */
const HOURS = ['24/7', 'Mo-Fr 08:00-16:00', 'Fr,Sa 20:00-02:00', 'Su,PH 10:00-18:00', 'kysy ovelta', 'off'];

/** The first stands for the group. */
const TRAILS = ['route/hiking', 'route/foot', 'lipas/4404'] as const;

const BOUNDS: Bounds = [24, 60, 25, 60.5];
const CENTRE: Position = [24.5, 60.25];
const HIDDEN = 40;

/** Numbers below one that are the same in each run. */
function numbers(): () => number {
  let state = 7;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

function madePlaces(count: number): Scanned[] {
  const next = numbers();
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    name: `Paikka ${i + 1}`,
    category: ['amenity/cafe', 'tourism/museum', TRAILS[Math.floor(i / 3) % 3]][i % 3] ?? '',
    // Some of them lie outside of the bounds.
    position: [23.9 + 1.2 * next(), 59.9 + 0.7 * next()],
    // Of all different worth, so that no order is left to chance.
    quality: 20 + i / 8,
    ...(next() < 0.5 && { lengthM: Math.round(30_000 * next()) }),
    ...(next() < 0.5 && { relief: madeRelief([0, Math.round(400 * next()), 0]) }),
    sourceDate: `2026-0${1 + Math.floor(9 * next())}-1${Math.floor(10 * next())}`,
    features: PLACE_FEATURES.filter(() => next() < 0.3),
    ...(i % 5 !== 0 && { properties: { openingHours: HOURS[Math.floor(i / 3) % HOURS.length] ?? '' } }),
  }));
}

const PLACES = madePlaces(240);
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await publishMade(server.db, 1, PLACES);
  await hideIdentity(server.db, HIDDEN);
}, 60_000);

afterAll(() => server.stop());

interface Asked {
  readonly kind?: string;
  readonly features?: readonly PlaceFeature[];
  readonly sort?: Exclude<ListSort, 'now'>;
  readonly near?: Position;
}

const KIND_OF: Readonly<Record<string, string>> = {
  'amenity/cafe': 'cafe',
  'tourism/museum': 'museum',
  'route/hiking': 'hiking',
  'route/foot': 'hiking',
  'lipas/4404': 'hiking',
};

function inBounds([lon, lat]: Position): boolean {
  return lon >= BOUNDS[0] && lat >= BOUNDS[1] && lon <= BOUNDS[2] && lat <= BOUNDS[3];
}

function climbOf({ relief, lengthM }: Scanned): number {
  return relief && lengthM !== undefined ? Math.floor((relief.ascentM * 1000) / Math.max(1000, lengthM)) : Infinity;
}

const ORDERS = {
  best: (a, b) => b.quality - a.quality,
  nearest: (a, b, from) => distanceKm(from, a.position) - distanceKm(from, b.position),
  longest: (a, b) => (b.lengthM ?? -1) - (a.lengthM ?? -1) || b.quality - a.quality,
  flattest: (a, b) => climbOf(a) - climbOf(b) || b.quality - a.quality,
  newest: (a, b) => b.sourceDate.localeCompare(a.sourceDate) || b.quality - a.quality,
} as const satisfies Record<Exclude<ListSort, 'now'>, (a: Scanned, b: Scanned, from: Position) => number>;

function matching({ kind, features = [] }: Asked): Scanned[] {
  const bitsOf = ({ features: has }: Scanned) =>
    has.reduce((bits, one) => bits | (1 << PLACE_FEATURES.indexOf(one)), 0);
  return PLACES.filter(
    (place) =>
      place.id !== HIDDEN &&
      inBounds(place.position) &&
      (kind === undefined || KIND_OF[place.category] === kind) &&
      hasFeatures(bitsOf(place), features),
  );
}

function scanned({ sort = 'best', near = CENTRE, ...asked }: Asked): number[] {
  return matching(asked)
    .sort((a, b) => ORDERS[sort](a, b, near))
    .slice(0, 40)
    .map(({ id }) => id);
}

async function listed({ kind, features = [], sort, near }: Asked): Promise<number[]> {
  const query = new URLSearchParams({
    bbox: BOUNDS.join(','),
    ...(kind !== undefined && { attractionKind: kind }),
    ...(features.length > 0 && { features: features.join(',') }),
    ...(sort !== undefined && { sort }),
    ...(near && { lon: String(near[0]), lat: String(near[1]) }),
  });
  const { best } = await (await fetch(`${server.url}/api/query/attractions?${query}`)).json();
  return best.map(({ id }: { id: number }) => id);
}

describe('a list', () => {
  test.each(PLACE_FEATURES)('of %s has the places that a walk over all finds', async (feature) => {
    const expected = scanned({ features: [feature] });
    expect(expected.length).toBeGreaterThan(10);
    expect(await listed({ features: [feature] })).toEqual(expected);
    expect(await listed({ features: [feature], kind: 'cafe' })).toEqual(scanned({ features: [feature], kind: 'cafe' }));
  });

  test.each<PlaceFeature[]>([
    ['dogs', 'free'],
    ['easy', 'hard'],
    ['lit', 'upTo5Km', 'upTo10Km'],
    ['wheelchair', 'wheelchairLimited', 'children', 'photos'],
  ])('of several features', async (...features) => {
    const expected = scanned({ features });
    expect(expected.length).toBeGreaterThan(0);
    expect(await listed({ features })).toEqual(expected);
  });

  test.each(['best', 'nearest', 'longest', 'flattest', 'newest'] as const)('in the order %s', async (sort) => {
    expect(await listed({ sort })).toEqual(scanned({ sort }));
    expect(await listed({ sort, kind: 'hiking', features: ['dogs'] })).toEqual(
      scanned({ sort, kind: 'hiking', features: ['dogs'] }),
    );
  });

  test('of the nearest begins at the visitor, also outside of the map', async () => {
    const near: Position = [24.1, 59.5];
    expect(await listed({ sort: 'nearest', near })).toEqual(scanned({ sort: 'nearest', near }));
  });
});

/** What the rules for a single place say of the moment (api/hours/openingHours.ts). */
function stateAt({ properties, position }: Scanned, at: Date): string {
  if (properties === undefined) return 'UNKNOWN';
  return openingState(properties.openingHours, position, at);
}

describe('a category', () => {
  const ofTrails = (keys: readonly string[]) =>
    PLACES.filter((place) => place.id !== HIDDEN && keys.includes(place.category) && place.features.includes('dogs'));

  test.each<[string, readonly string[]]>([
    ['route-hiking', TRAILS],
    ['route-foot', ['route/foot']],
  ])('%s has the places of all that it stands for, in lists, pages, counts and exports', async (slug, keys) => {
    const everywhere = ofTrails(keys)
      .sort(ORDERS.best)
      .map(({ id }) => id);
    const inside = ofTrails(keys).filter(({ position }) => inBounds(position));
    expect(new Set(inside.map(({ category }) => category))).toEqual(new Set(keys));
    const query = new URLSearchParams({ bbox: BOUNDS.join(','), category: slug, features: 'dogs' });
    const { best } = await (await fetch(`${server.url}/api/query/attractions?${query}`)).json();
    expect(best.map(({ id }: { id: number }) => id)).toEqual(inside.sort(ORDERS.best).map(({ id }) => id));
    const { data } = await ask(
      `query ($bounds: Bounds!, $slug: String!) {
        attractions(first: 100, category: $slug, filter: { features: [dogs] }) { edges { node { attractionId } } }
        filterCounts(bounds: $bounds, category: $slug, filter: { features: [dogs] }) { total } }`,
      { bounds: BOUNDS, slug },
    );
    const ids = data.attractions.edges.map(({ node }: { node: { attractionId: number } }) => node.attractionId);
    expect([ids, data.filterCounts.total]).toEqual([everywhere, inside.length]);
    const response = await fetch(`${server.url}/api/query/attractions.geojson?features=dogs&category=${slug}`);
    const { features } = await response.json();
    expect(features).toHaveLength(everywhere.length);
  });
});

describe('places by their opening hours', () => {
  const now = Date.now();
  // Some of the fortnight that is known; moments.test.ts walks through whole weeks.
  const moments = Array.from(
    { length: 7 },
    (_, i) => new Date(Math.floor(now / HOUR_MS) * HOUR_MS + (i * 55 - 20) * HOUR_MS),
  );

  test.each(OPENING_GROUPS)('are those of a walk over all places at each moment: %s', async (state) => {
    let found = 0;
    for (const at of moments) {
      const { data } = await ask(
        `{ attractions(first: 100, kind: cafe, filter: { opening: ${state}, openAt: "${at.toISOString()}" }) {
          edges { node { attractionId } } } }`,
      );
      const ids = data.attractions.edges.map(({ node }: { node: { attractionId: number } }) => node.attractionId);
      const expected = PLACES.filter(
        (place) => place.id !== HIDDEN && place.category === 'amenity/cafe' && stateAt(place, at) === state,
      );
      expect(ids, at.toISOString()).toEqual(expected.sort(ORDERS.best).map(({ id }) => id));
      found += ids.length;
    }
    expect(found).toBeGreaterThan(moments.length);
  });

  test('are counted by their state, with the features that were chosen', async () => {
    const at = moments[5] ?? new Date();
    const { data } = await ask(
      `{ filterCounts(bounds: [${BOUNDS.join(', ')}], kind: cafe, filter: { features: [dogs],
        openAt: "${at.toISOString()}" }) {
        total open closed unknown } }`,
    );
    const states = matching({ kind: 'cafe', features: ['dogs'] }).map((place) => stateAt(place, at));
    const count = (state: string) => states.filter((one) => one === state).length;
    expect(data.filterCounts).toEqual({
      total: count('OPEN'),
      open: count('OPEN'),
      closed: count('CLOSED'),
      unknown: count('UNKNOWN'),
    });
  });

  test('over REST too, open alone where only a moment is named', async () => {
    const at = moments[4] ?? new Date();
    const response = await fetch(
      `${server.url}/api/query/attractions?bbox=${BOUNDS.join(',')}&attractionKind=museum&openAt=${at.toISOString()}`,
    );
    const { best } = await response.json();
    const expected = matching({ kind: 'museum' }).filter((place) => stateAt(place, at) === 'OPEN');
    expect(best.map(({ id }: { id: number }) => id)).toEqual(
      expected
        .sort(ORDERS.best)
        .map(({ id }) => id)
        .slice(0, 40),
    );
  });
});

describe('a page of all places and an export', () => {
  test('hold the features that are asked for', async () => {
    const expected = PLACES.filter(({ id, features }) => id !== HIDDEN && features.includes('groomed'));
    const { data } = await ask(
      `{ attractions(first: 100, filter: { features: [groomed] }) { edges { node { attractionId } } } }`,
    );
    const ids = data.attractions.edges.map(({ node }: { node: { attractionId: number } }) => node.attractionId);
    expect(ids).toEqual(expected.sort(ORDERS.best).map(({ id }) => id));
    const response = await fetch(`${server.url}/api/query/attractions.geojson?features=groomed`);
    const { features } = await response.json();
    expect(features).toHaveLength(expected.length);
  });
});

async function ask(query: string, variables = {}) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

describe('the counts of what could be chosen', () => {
  const counted = (chosen: readonly PlaceFeature[], more: PlaceFeature) => {
    const group = alternativesOf(more);
    const features = [...chosen.filter((feature) => !group.includes(feature)), more];
    return { feature: more, count: matching({ kind: 'cafe', features }).length };
  };

  test.each<PlaceFeature[][]>([[[]], [['dogs']], [['easy', 'dogs']], [['easy', 'moderate', 'upTo5Km']]])(
    'are those of a walk over all places: %j chosen',
    async (chosen) => {
      const { data } = await ask(
        `{ filterCounts(bounds: [${BOUNDS.join(', ')}], kind: cafe, filter: { features: [${chosen.join(', ')}] }) {
          total features { feature count } } }`,
      );
      expect(data.filterCounts).toEqual({
        total: matching({ kind: 'cafe', features: chosen }).length,
        features: PLACE_FEATURES.map((feature) => counted(chosen, feature)),
      });
    },
  );

  test('are none where no kind is chosen', async () => {
    const { data } = await ask(`{ filterCounts(bounds: [${BOUNDS.join(', ')}], kind: none) { total } }`);
    expect(data.filterCounts).toEqual({ total: 0 });
  });
});

describe('places that the caller names', () => {
  const NAMED = [3, 9, 12, 15, HIDDEN, 81, 9, 999_999];
  const isNamed = ({ id }: Scanned) => NAMED.includes(id);
  const best = (places: readonly Scanned[]) => places.toSorted(ORDERS.best).map(({ id }) => id);

  test('are all that a list has', async () => {
    const url = `${server.url}/api/query/attractions?bbox=${BOUNDS.join(',')}&ids=${NAMED.join(',')}`;
    const ids = async (more: string) => (await (await fetch(url + more)).json()).best.map(({ id }: Scanned) => id);
    expect(await ids('')).toEqual(best(matching({}).filter(isNamed)));
    expect(await ids('&attractionKind=cafe')).toEqual(best(matching({ kind: 'cafe' }).filter(isNamed)));
  });

  test('are counted alone', async () => {
    const { data } = await ask(
      `{ filterCounts(bounds: [${BOUNDS.join(', ')}], kind: hiking,
        filter: { ids: [${NAMED.join(', ')}] }) { total } }`,
    );
    expect(data.filterCounts.total).toBe(matching({ kind: 'hiking' }).filter(isNamed).length);
  });

  test('none are none, not all', async () => {
    const { data } = await ask(
      `{ attractionLists(bounds: [${BOUNDS.join(', ')}], kind: cafe, filter: { ids: [] }) {
        best { attractionId } closest { attractionId } } }`,
    );
    expect(data.attractionLists).toEqual({ best: [], closest: [] });
  });

  test('are no more than somebody may have as favourites', async () => {
    const ids = Array.from({ length: 2001 }, (_, i) => i);
    const { errors } = await ask(
      'query ($ids: [AttractionId!]) { attractions(filter: { ids: $ids }) { edges { cursor } } }',
      {
        ids,
      },
    );
    expect(errors[0].message).toContain('filter');
    expect(errors[0].extensions.code).toBe('INVALID_INPUT');
  });
});

describe('what nobody can choose', () => {
  test.each([
    ['features=lit,sunny', 'features', 'unknown'],
    ['features=', 'features', 'unknown'],
    [`features=${'lit,'.repeat(100)}lit`, 'features', 'tooLong'],
    ['sort=worst', 'sort', 'unknown'],
    ['opening=ajar', 'opening', 'unknown'],
    ['openAt=tomorrow', 'openAt', 'invalid'],
    ['openAt=2031-01-01T00:00:00Z', 'openAt', 'outOfRange'],
    ['ids=1,x', 'ids', 'invalid'],
    ['ids=', 'ids', 'invalid'],
    ['sort=best&sort=best', 'sort', 'invalid'],
  ])('is refused: %s', async (query, parameterName, detail) => {
    const response = await fetch(`${server.url}/api/query/attractions?bbox=24,60,25,60.5&${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ parameterName, detail });
  });

  test('in GraphQL too', async () => {
    const { errors } = await ask('{ attractions(filter: { features: [sunny] }) { edges { cursor } } }');
    expect(errors[0].message).toContain('PlaceFeature');
  });
});
