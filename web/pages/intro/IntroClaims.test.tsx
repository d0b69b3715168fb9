import { screen } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import introClaimsQuery, { type IntroClaimsQuery } from '#web/__generated__/IntroClaimsQuery.graphql.ts';
import { answered } from '#web/test/answered.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { ClaimList } from './ClaimList.tsx';
import { IntroClaims } from './IntroClaims.tsx';

const items = () =>
  screen.getAllByRole('listitem').map((item) => [...item.querySelectorAll('p')].map((p) => p.textContent));

// SPEC §2: Intro: marketing claims of 1000 nature sites, 3000 trails and 2000 sights
test('the claims stand word for word, the live counts labelled beside them', async () => {
  const environment = createMockEnvironment();
  const queryRef = answered<IntroClaimsQuery>(
    environment,
    introClaimsQuery,
    {},
    { dataSet: { id: 'DataSet:1', highlights: { natureSites: 1234, trails: 5, sights: 0 } } },
  );
  await renderWithRelay(<IntroClaims queryRef={queryRef} />, { environment });
  expect(items()).toEqual([
    ['1000 luontokohdetta', 'Nyt mukana 1\u00A0234'],
    ['3000 reittiä', 'Nyt mukana 5'],
    ['2000 nähtävyyttä', 'Nyt mukana 0'],
  ]);
});

test('the claims need no counts', async () => {
  await renderWithRelay(<ClaimList counts={null} />, { language: 'sv' });
  expect(items().map(([claim]) => claim)).toEqual(['1000 naturmål', '3000 leder', '2000 sevärdheter']);
});
