import { screen, within } from '@testing-library/react';
import { createOperationDescriptor } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import type { Language } from '#common/languages.ts';
import { attractionId } from '#common/places/attractionId.ts';
import attractionDetailQuery, { type AttractionDetailQuery } from '#web/__generated__/AttractionDetailQuery.graphql.ts';
import { AttractionDetail } from '#web/features/place/AttractionDetail.tsx';
import { answered } from './answered.ts';
import { place } from './places.ts';
import { renderWithRelay } from './renderWithRelay.tsx';

export const noProperties = {
  accessibility: null,
  artistName: null,
  artworkType: null,
  cuisine: null,
  description: null,
  email: null,
  facts: [],
  maintainer: null,
  openingHours: null,
  phone: null,
  wikipedia: null,
  wikipediaExtra: null,
  www: null,
};

const osm = {
  id: 'DataSource:osm',
  key: 'osm',
  name: 'OpenStreetMap',
  url: 'https://www.openstreetmap.org',
  licence: 'ODbL',
  licenceUrl: 'https://opendatacommons.org/licenses/odbl/',
  dataDate: '2026-10-01',
};

/** A place as the server answers it for its page. */
export function detail(fields: object = {}) {
  return {
    ...place({ id: 5, name: 'Aulangon luonnonsuojelualue', stars: 4, pos: [24.4588, 61.0187] }),
    type: 'AREA',
    areaM2: 1_520_000,
    admin: ['Hämeenlinna', 'Kanta-Häme'],
    names: [
      { language: 'fi', text: 'Aulangon luonnonsuojelualue' },
      { language: 'sv', text: 'Aulanko naturskyddsområde' },
    ],
    aliases: ['Karlbergin puisto'],
    parent: null,
    isClosedForNow: false,
    conditions: [],
    closures: [],
    fire: null,
    heightM: null,
    ascentM: null,
    properties: noProperties,
    childCount: 0,
    children: {
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null, startCursor: null },
    },
    nearby: [],
    favouriteCounts: { best: 2, good: 0, todo: 1, bad: 0 },
    images: { edges: [] },
    sampleImages: [],
    hasArticle: false,
    sources: [
      {
        date: '2026-10-12',
        ref: 'way/1',
        recordUrl: 'https://www.openstreetmap.org/way/1',
        parts: ['nimi', 'sijainti'],
        source: osm,
      },
    ],
    ...fields,
  };
}

/** Renders the page of a place; `answer` is a later answer of the server. */
export async function renderDetail(
  attraction: object,
  { url = '/v/map/5', language = 'fi' }: { url?: string; language?: Language } = {},
) {
  const environment = createMockEnvironment();
  const variables = { id: attractionId(5), language };
  const queryRef = answered<AttractionDetailQuery>(environment, attractionDetailQuery, variables, { attraction });
  const view = await renderWithRelay(<AttractionDetail queryRef={queryRef} />, { environment, url, language });
  const answer = (later: object) =>
    environment.commitPayload(createOperationDescriptor(attractionDetailQuery, variables), { attraction: later });
  return { ...view, answer };
}

/** The queries of the section whose heading has a name. */
export const region = (name: string) =>
  within(screen.getByRole('heading', { name: new RegExp(name) }).closest('section') ?? document.body);
