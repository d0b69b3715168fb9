import { KINDS } from '#common/catalogue/kinds.ts';
import { PAGE_TABS, VIEW_TABS } from '#common/urls/tabs.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import type { Dice } from './dice.ts';
import { escaped, type MadeRequest } from './sending.ts';
import { fitting, strayHeaders } from './values.ts';

/** Makes requests for pages, and for what stands beside them: sitemaps, the service worker, files, paths of nothing. */
export function pageDoor(dice: Dice): MadeRequest {
  const path = dice.percent(75) ? pageOf(dice) : dice.one(BESIDE);
  const query = dice.some(4, () => parameterOf(dice));
  const search = query.length === 0 ? '' : `?${dice.percent(95) ? String(new URLSearchParams(query)) : dice.text()}`;
  return {
    method: dice.percent(95) ? 'GET' : dice.one(['HEAD', 'POST', 'OPTIONS', 'DELETE', 'TRACE']),
    path: path + search,
    headers: strayHeaders(dice),
    body: null,
  };
}

function pageOf(dice: Dice): string {
  const tab = dice.percent(90) ? dice.one([...VIEW_TABS, ...PAGE_TABS, 'search']) : escaped(dice.text());
  const rest = dice.some(2, () => (dice.percent(70) ? dice.one(SEGMENTS) : escaped(dice.text())));
  // Some segments as a client that does not know how to escape would send them.
  return dice.percent(8) ? `/v/${tab}/${dice.one(RAW)}` : ['/v', tab, ...rest].join('/');
}

const SEGMENTS: readonly string[] = [
  ...Object.values(IDS).map(String),
  ...KINDS,
  'category-museum',
  'category-own',
  'category-',
  'none',
  'sv',
  'en',
  'Uuno',
  'users',
  '0',
  '-1',
  '99999999999999999999',
];

const RAW = [
  '%',
  '%e4',
  '%00',
  '%c0%ae',
  '..%2f..%2fetc%2fpasswd',
  '../../x',
  '//x',
  '\\x',
  ';x',
  '?',
  '%2e%2e/',
  '%ff',
];

const BESIDE: readonly string[] = [
  '/',
  '//',
  '/v',
  '/llms.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/places-1.xml',
  '/sitemaps/places-0.xml',
  '/sitemaps/places-99999999999.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/sw.js',
  '/shell.html',
  '/index.html',
  '/operations.json',
  '/.env',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/../../package.json',
  '/share',
  '/healthz',
  '/readyz',
  '/api',
  '/api/openapi.json',
  '/graphql/',
  '/x'.repeat(300),
];

const PARAMETERS = [
  'attraction',
  'lang',
  'pos',
  'point',
  'kind',
  'bbox',
  'q',
  'token',
  'text',
  'title',
  'url',
  'email',
  'registerToken',
  'resetToken',
  'loginToken',
  'emailToken',
  'filter',
];

function parameterOf(dice: Dice): [string, string] {
  const name = dice.percent(95) ? dice.one(PARAMETERS) : dice.text();
  const known = {
    pos: '14,24.94,60.17',
    point: '24.94,60.17',
    attraction: String(IDS.museum),
    url: 'https://x.example',
  };
  const value = dice.percent(25)
    ? dice.text()
    : (fitting(dice, name) ?? Object.entries(known).find(([key]) => key === name)?.[1]);
  return [name, String(value ?? dice.text())];
}
