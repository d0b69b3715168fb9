import { allCategories } from '#common/catalogue/catalogue.ts';
import { KINDS } from '#common/catalogue/kinds.ts';
import { LANGUAGES } from '#common/languages.ts';
import { HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { globalId } from '../../support/schemaWalk.ts';
import { PASSWORD } from '../../support/visitors.ts';
import type { Dice } from './dice.ts';

/** Values that fit what a parameter or field of this name is for. */
const FITTING: Readonly<Record<string, (dice: Dice) => unknown>> = {
  id: (dice) => dice.one([...ids, 1, 2, 3, 20]),
  attractionId: (dice) => dice.one(ids),
  ids: (dice) => dice.some(4, () => dice.one(ids)),
  user: (dice) => dice.one(people),
  username: (dice) => dice.one(people),
  search: (dice) => dice.one(people),
  email: (dice) => dice.one(['maija@example.org', 'pekka+x@example.org', 'Åsa@example.org', 'a@b']),
  contact: () => 'maija@example.org',
  password: (dice) => dice.one([PASSWORD, 'niittyKukka9', 'x', '']),
  newPassword: (dice) => dice.one([PASSWORD, 'niittyKukka9', 'x']),
  code: () => '123456',
  x: (dice) => dice.one(['categories', 'sources', 'version']),
  lang: (dice) => dice.one(LANGUAGES),
  language: (dice) => dice.one(LANGUAGES),
  a: (dice) => dice.one(LANGUAGES),
  b: () => 'Lammi',
  title: () => 'Lammi',
  q: (dice) => dice.one(['museo', 'Lin', 'näkötorni', '61.0, 24.45', 'linnakemuse', 'a']),
  query: (dice) => dice.one(['museo', 'Lin', 'näkötorni', '61.0, 24.45', 'linnakemuse', 'a']),
  bbox: (dice) => boundsOf(dice).join(','),
  bounds: boundsOf,
  lon: lonOf,
  lat: latOf,
  pos: (dice) => [lonOf(dice), latOf(dice)],
  near: (dice) => [lonOf(dice), latOf(dice)],
  from: (dice) => [lonOf(dice), latOf(dice)],
  position: (dice) => [lonOf(dice), latOf(dice)],
  attractionKind: (dice) => dice.one(KINDS),
  kind: (dice) => dice.one(KINDS),
  category: (dice) => dice.one(['own', 'museum', ...allCategories().map(({ key }) => key)]),
  type: (dice) => dice.one(['BEST', 'GOOD', 'TODO', 'BAD']),
  name: (dice) => dice.one(['Mökki', 'Uusi paikka', '']),
  text: (dice) => dice.one(['Hieno paikka', '', 'x'.repeat(500), 'x'.repeat(501)]),
  token: (dice) => dice.one(['expired', 'x'.repeat(43)]),
  first: (dice) => dice.one([0, 1, 40, 100, 101, 100_000]),
  since: () => '2020-01-01T00:00:00Z',
  until: () => '2099-01-01T00:00:00Z',
  gpx: (dice) => dice.one([GPX, GPX.subarray(0, 90)]).toString(),
};

const ids = [...Object.values(IDS), 0, 399_999_999_999_999, 2 ** 53 - 1];
const people = ['Uuno', 'Omistaja', 'Valvoja', 'uuno@example.org'];

/** A file with a waypoint, a route and a track. */
export const GPX =
  Buffer.from(`<?xml version="1.0"?><gpx version="1.1"><wpt lat="61" lon="24.5"><name>Laavu</name></wpt>
<trk><trkseg><trkpt lat="61" lon="24.5"/><trkpt lat="61.01" lon="24.6"/></trkseg></trk>
<rte><rtept lat="61" lon="24.5"/><rtept lat="61.02" lon="24.6"/></rte></gpx>`);

function lonOf(dice: Dice): number {
  return dice.one([24.94, 19.1, 31.5, -180, 180, 0, 24.123456789]);
}

function latOf(dice: Dice): number {
  return dice.one([60.17, 59.5, 70, -90, 90, 0, 61.123456789]);
}

function boundsOf(dice: Dice): readonly number[] {
  return dice.one([
    HELSINKI,
    [19, 59, 32, 70.5],
    [-180, -90, 180, 90],
    [24.9, 60.1, 24.9, 60.1],
    [170, 60, -170, 61],
    [lonOf(dice), latOf(dice), lonOf(dice), latOf(dice)],
  ]);
}

/** A value for a name, if it is one whose use is known. */
export function fitting(dice: Dice, name: string): unknown {
  return Object.hasOwn(FITTING, name) ? FITTING[name]?.(dice) : undefined;
}

/** Ids of nodes as GraphQL has them, real ones and made-up ones. */
export function nodeId(dice: Dice): string {
  if (dice.percent(10)) return dice.text();
  return globalId(dice.one(NODES), dice.percent(80) ? dice.one([...ids, 1, 2, 3]) : dice.text());
}

const NODES = ['Attraction', 'Comment', 'Image', 'OwnPlace', 'Profile', 'ListedUser', 'Session', 'ModerationAct', 'X'];

/** Headers that have an effect somewhere, with values that fit or do not. */
export function strayHeaders(dice: Dice): Record<string, string> {
  if (!dice.percent(40)) return {};
  return Object.fromEntries(
    dice.some(3, () => [dice.one(Object.keys(HEADERS)), '']).map(([name = '']) => [name, headerValue(dice, name)]),
  );
}

function headerValue(dice: Dice, name: string): string {
  const value = dice.percent(70) ? dice.one(HEADERS[name] ?? ['']) : dice.text();
  return value.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?').trim();
}

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  accept: ['*/*', 'text/html', 'application/json', 'application/graphql-response+json', 'image/avif', 'x/y;q=z'],
  'accept-encoding': ['gzip', 'br', 'identity', 'gzip;q=0, *;q=0'],
  'accept-language': ['sv', 'en-GB,fi;q=0.5', '*', ';;;q=9'],
  authorization: ['Basic Og==', 'Bearer x'],
  'content-encoding': ['gzip', 'identity', 'x'],
  'content-type': [
    'application/json',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
  ],
  cookie: ['session=', 'session=x; session=y', 'device=%', '__Host-session=1', '=;=;;'],
  expect: ['100-continue', 'x'],
  'if-modified-since': ['Tue, 01 Jan 2030 00:00:00 GMT', 'x'],
  'if-none-match': ['*', '"x"', 'W/"x", "y"', '"'],
  origin: ['https://taival.example', 'https://evil.example', 'null', 'x'],
  range: ['bytes=0-1', 'bytes=5-2', 'bytes=-', 'bytes=0-1,3-4', 'lines=1'],
  'sec-fetch-site': ['same-origin', 'cross-site', 'x'],
  'user-agent': ['', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'x'.repeat(2000)],
  'x-forwarded-for': ['203.0.113.7', '::1, 1.2.3.4', 'x'],
  'x-forwarded-proto': ['https', 'x'],
};
