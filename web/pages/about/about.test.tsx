import { screen } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import aboutSourcesQuery, { type AboutSourcesQuery } from '#web/__generated__/AboutSourcesQuery.graphql.ts';
import { PwaTexts } from '#web/i18n/PwaTexts.tsx';
import { answered } from '#web/test/answered.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { AboutSources } from './AboutSources.tsx';
import { Licences } from './Licences.tsx';

const osm = {
  id: 'DataSource:osm',
  key: 'osm',
  name: 'OpenStreetMap',
  attribution: '© OpenStreetMap contributors',
  licence: 'ODbL 1.0',
  licenceUrl: 'https://example.org/odbl',
  url: 'https://example.org/osm',
  dataDate: '2026-05-04',
  importedAt: '2026-05-05T10:00:00.000Z',
};

test('each source stands with its credit, licence and dates', async () => {
  const environment = createMockEnvironment();
  const dataSet = {
    id: 'DataSet:1',
    placeCount: 1234,
    publishedAt: '2026-05-06T10:00:00.000Z',
    sources: [osm, { ...osm, id: 'DataSource:x', key: 'x', dataDate: null, importedAt: null }],
  };
  const queryRef = answered<AboutSourcesQuery>(environment, aboutSourcesQuery, {}, { dataSet });
  await renderWithRelay(
    <PwaTexts>
      <AboutSources queryRef={queryRef} />
    </PwaTexts>,
    { environment },
  );
  expect((await screen.findByText(/Palvelussa/)).textContent).toBe(
    'Palvelussa on 1\u00A0234 kohdetta. Aineisto julkaistiin 06.05.2026.',
  );
  const [first, second] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(first).toBe('OpenStreetMap© OpenStreetMapin tekijätODbL 1.0aineiston päivä 04.05.2026tuotu 05.05.2026');
  expect(second).toBe('OpenStreetMap© OpenStreetMap contributorsODbL 1.0');
  expect(screen.getAllByRole('link', { name: 'ODbL 1.0' })[0]?.getAttribute('href')).toBe('https://example.org/odbl');
});

// SPEC §2: Other: source names on the About page in each language
test.each([
  ['fi', 'KuntajakoMaanmittauslaitos, kuntajako'],
  ['sv', 'KommunindelningLantmäteriverket, kommunindelning'],
  ['en', 'Municipal divisionNational Land Survey of Finland, municipal division'],
] as const)('sources are named in the language of the page (%s)', async (language, words) => {
  const environment = createMockEnvironment();
  const division = {
    ...osm,
    id: 'DataSource:municipalities',
    key: 'municipalities',
    name: 'Municipal division',
    attribution: 'National Land Survey of Finland, municipal division',
  };
  const dataSet = { id: 'DataSet:1', placeCount: 1, publishedAt: null, sources: [division] };
  const queryRef = answered<AboutSourcesQuery>(environment, aboutSourcesQuery, {}, { dataSet });
  await renderWithRelay(
    <PwaTexts>
      <AboutSources queryRef={queryRef} />
    </PwaTexts>,
    { environment, language },
  );
  expect((await screen.findByRole('listitem')).textContent).toMatch(new RegExp(`^${words}`));
});

// SPEC §2: Other: About page (licences list loaded on demand from /static/licenses.json)
test('the licences are loaded when somebody asks, and asked again after a failure', async () => {
  const react = {
    name: 'react',
    version: '19.0.0',
    licence: 'MIT',
    url: 'https://example.org/react',
    text: 'Copyright',
  };
  let asked = 0;
  async function load() {
    asked += 1;
    if (asked === 1) throw new Error('gone');
    return [react];
  }
  const { user } = await renderWithRelay(
    <PwaTexts>
      <Licences load={load} />
    </PwaTexts>,
  );
  expect(asked).toBe(0);
  await user.click(await screen.findByRole('button', { name: 'Näytä lisenssit' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Lisenssien lataaminen ei onnistunut.');
  await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
  expect((await screen.findByRole('link', { name: 'react 19.0.0' })).getAttribute('href')).toBe(
    'https://example.org/react',
  );
  expect(screen.getByText('MIT')).toBeTruthy();
});
