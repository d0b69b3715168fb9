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

const sourceNamed = (key: string, name: string, attribution: string, licence = 'CC BY 4.0') => ({
  ...osm,
  id: `DataSource:${key}`,
  key,
  name,
  attribution,
  licence,
  dataDate: null,
  importedAt: null,
});
const SOURCES = [
  sourceNamed('municipalities', 'Municipal division', 'National Land Survey of Finland, municipal division'),
  sourceNamed('elevation', 'Elevation model', 'National Land Survey of Finland, elevation model'),
  sourceNamed('natural-earth', 'Natural Earth', 'Made with Natural Earth', 'Public domain'),
  sourceNamed('helsinki', 'Helsingin seudun palvelukartta', 'City of Helsinki, Service Map'),
];

// SPEC §2: Other: source names on the About page in each language
test.each([
  [
    'fi',
    [
      'KuntajakoMaanmittauslaitos, kuntajakoCC BY 4.0',
      'KorkeusmalliMaanmittauslaitos, korkeusmalliCC BY 4.0',
      'Natural EarthNatural Earthin aineistoaVapaa käyttö (public domain)',
      'Helsingin seudun palvelukarttaHelsingin kaupunki, palvelukarttaCC BY 4.0',
    ],
  ],
  [
    'sv',
    [
      'KommunindelningLantmäteriverket, kommunindelningCC BY 4.0',
      'HöjdmodellLantmäteriverket, höjdmodellCC BY 4.0',
      'Natural EarthData från Natural EarthFri användning (public domain)',
      'Helsingin seudun palvelukarttaHelsingfors stad, servicekartaCC BY 4.0',
    ],
  ],
  ['en', SOURCES.map(({ name, attribution, licence }) => `${name}${attribution}${licence}`)],
] as const)('sources are named in the language of the page (%s)', async (language, words) => {
  const environment = createMockEnvironment();
  const dataSet = { id: 'DataSet:1', placeCount: 1, publishedAt: null, sources: SOURCES };
  const queryRef = answered<AboutSourcesQuery>(environment, aboutSourcesQuery, {}, { dataSet });
  await renderWithRelay(
    <PwaTexts>
      <AboutSources queryRef={queryRef} />
    </PwaTexts>,
    { environment, language },
  );
  expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual(words);
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
