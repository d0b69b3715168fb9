import { screen } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import introQuery, { type IntroQuery } from '#web/__generated__/IntroQuery.graphql.ts';
import { answered } from '#web/test/answered.ts';
import { place } from '#web/test/places.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { ClaimList } from './ClaimList.tsx';
import { IntroAnswer } from './IntroAnswer.tsx';

const claims = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('p')].map((p) => p.textContent))
    .filter((texts) => texts.length > 0);

async function renderAnswer(best: readonly object[]) {
  const environment = createMockEnvironment();
  const queryRef = answered<IntroQuery>(
    environment,
    introQuery,
    { bounds: [24, 60, 25, 61], language: 'fi' },
    {
      dataSet: { id: 'DataSet:1', highlights: { natureSites: 1234, trails: 1, sights: 0 } },
      attractionLists: { best },
    },
  );
  await renderWithRelay(<IntroAnswer queryRef={queryRef} />, { environment });
}

// SPEC §2: Intro: marketing claims of 1000 nature sites, 3000 trails and 2000 sights
test('what there is now is counted, and the claims stand below it word for word, as aims', async () => {
  await renderAnswer([]);
  expect(claims()).toEqual([
    ['1\u00A0234 luontokohdetta', 'Tavoite: 1000 luontokohdetta'],
    ['1 reitti', 'Tavoite: 3000 reittiä'],
    ['0 nähtävyyttä', 'Tavoite: 2000 nähtävyyttä'],
  ]);
  expect(screen.queryByRole('heading', { name: /Parhaat/ })).toBeNull();
});

test('the best places around stand under the name of the municipality that most of them are in', async () => {
  const inTown = (id: number, town: string) => ({ ...place({ id }), admin: [town, 'Uusimaa'] });
  await renderAnswer([inTown(1, 'Espoo'), inTown(2, 'Helsinki'), inTown(3, 'Helsinki')]);
  expect(screen.getByRole('heading', { name: 'Parhaat kohteet: Helsinki ja ympäristö' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/v/map/1',
    '/v/map/2',
    '/v/map/3',
  ]);
});

test('a card says whether its place is open now', async () => {
  const open = { raw: '24/7', state: 'OPEN', nextChange: null };
  await renderAnswer([{ ...place({ id: 1 }), properties: { openingHours: open } }]);
  expect(screen.getByRole('link').textContent).toContain('Avoinna nyt');
});

test('the claims need no counts', async () => {
  await renderWithRelay(<ClaimList counts={null} />, { language: 'sv' });
  expect(claims().map(([, claim]) => claim)).toEqual([
    'Målet: 1000 naturmål',
    'Målet: 3000 leder',
    'Målet: 2000 sevärdheter',
  ]);
});
