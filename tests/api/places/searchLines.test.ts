import { afterAll, beforeAll, expect, test } from 'vitest';
import { category } from '#common/catalogue/catalogue.ts';
import { categoriesMeant } from '#common/catalogue/groups.ts';
import { isPlaceFeature, type PlaceFeature } from '#common/places/features.ts';
import { EN, FI, SV } from '#common/search/understanding/linesOfPeople.ts';
import { type MadePlace, publishMade } from '../../support/made/madePlaces.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

/**
 * What lines that people type find first, over HTTP. For each line there is a place that fits it, and better ones that
 * lack one thing each; which fits best is found by a walk over all of them.
 */
interface Wanted {
  readonly category: string | null;
  readonly kind: string | null;
  /** Of each group one is enough. */
  readonly features: readonly (readonly PlaceFeature[])[];
  readonly open: boolean;
  readonly area: string | null;
  readonly name: string | null;
}

const LINES = [
  ...FI.map((line) => ({ lang: 'fi', line })),
  ...SV.map((line) => ({ lang: 'sv', line })),
  ...EN.map((line) => ({ lang: 'en', line })),
].flatMap(({ lang, line: [line, expected, notYet] }) => (notYet === undefined ? { lang, line, expected } : []));

/** A category of each kind that lines name. */
const OF_KIND: Readonly<Record<string, string>> = {
  attraction: 'historic/castle',
  restaurant: 'amenity/restaurant',
  hiking: 'route/hiking',
};
const ELSEWHERE = 'Utsjoki';

/** The meaning of a line as the table of lines writes it. */
function wanted(expected: string): Wanted {
  const tokens = expected.replace(/ ?"[^"]*"$/, '').split(' ');
  const after = (sign: string) => tokens.find((token) => token.startsWith(sign))?.slice(1) ?? null;
  return {
    category: tokens.find((token) => category(token).key === token && token !== 'open' && /^[a-z]/.test(token)) ?? null,
    kind: after(':'),
    features: tokens
      .filter((token) => token.startsWith('+'))
      .map((token) => token.slice(1).split('|').filter(isPlaceFeature)),
    open: tokens.includes('open'),
    area: after('@'),
    name: /"([^"]+)"$/.exec(expected)?.[1] ?? null,
  };
}

type World = readonly (MadePlace & { readonly name: string; readonly quality: number })[];

/** The place that fits, and those that would come before it if one condition were left out. */
function placesFor(line: Wanted, at: number): World {
  const fitting = {
    id: 10 * at + 1,
    name: line.name === null ? `Kohde ${at}` : `${line.name} ${at}`,
    category: line.category ?? OF_KIND[line.kind ?? ''] ?? '',
    position: [25 + at / 1000, 62] as const,
    quality: 20 + at / 10,
    adminFi: [line.area ?? ELSEWHERE],
    features: line.features.flatMap(([first]) => first ?? []),
    properties: { openingHours: '24/7' },
  };
  const better = (id: number, changed: object) => ({
    ...fitting,
    id: 10 * at + id,
    quality: 60 + at / 10 + id,
    ...changed,
  });
  return [
    fitting,
    ...(line.features.length > 0 ? [better(2, { name: `Ilman ${at}`, features: [] })] : []),
    ...(line.area !== null ? [better(3, { name: `Muualla ${at}`, adminFi: [ELSEWHERE] })] : []),
    ...(line.open ? [better(4, { name: `Kiinni ${at}`, properties: { openingHours: 'off' } })] : []),
  ];
}

const WORLD: World = LINES.flatMap(({ expected }, at) => placesFor(wanted(expected), at + 1));

function fits(place: World[number], line: Wanted): boolean {
  return (
    (line.category === null || categoriesMeant(line.category).includes(place.category)) &&
    (line.kind === null || category(place.category).kind === line.kind) &&
    line.features.every((group) => group.some((feature) => place.features?.includes(feature))) &&
    (!line.open || place.properties?.openingHours === '24/7') &&
    (line.area === null || place.adminFi?.includes(line.area) === true) &&
    (line.name === null || place.name.startsWith(line.name))
  );
}

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await publishMade(server.db, 1, WORLD);
}, 60_000);

afterAll(() => server.stop());

test.each(LINES)('$lang: $line', async ({ lang, line, expected }) => {
  const response = await fetch(`${server.url}/api/query/find?${new URLSearchParams({ q: line, lang })}`);
  const rows: { readonly type: string; readonly id: number }[] = await response.json();
  const first = rows.find(({ type }) => type === 'attraction')?.id;
  const best = WORLD.filter((place) => fits(place, wanted(expected))).toSorted((a, b) => b.quality - a.quality)[0];
  expect(WORLD.find(({ id }) => id === first)?.name, JSON.stringify(rows[0])).toBe(best?.name);
});
