import { screen, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearOwnData } from '#web/data/owner.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { AdminTexts } from '#web/i18n/AdminTexts.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { answering } from '#web/test/answering.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { StatePage } from './StatePage.tsx';

const TROUBLED = {
  disk: { free: 900_000_000, total: 20_000_000_000 },
  database: { bytes: 1_200_000_000, connections: 12, maxConnections: 100, version: '18.1' },
  backsUp: true,
  backups: { bytes: 3_600_000, finished: '2026-11-20T01:00:00Z', failed: '2026-11-21T01:00:00Z' },
  imports: [
    {
      source: 'osm',
      state: 'FAILED',
      started: '2026-11-23T02:00:00Z',
      finished: '2026-11-23T02:09:00Z',
      published: null,
    },
  ],
  queues: [{ queue: 'mail', due: 3, running: 0, retrying: 2, oldest: '2026-11-23T02:00:00Z' }],
  sendsMails: true,
  busiestTokenOwners: [{ username: 'Kartoittaja', calls: 12 }],
  services: [{ service: 'WEATHER', isDown: true, asked: '2026-11-23T02:00:00Z' }],
};

beforeEach(clearOwnData);
afterEach(() => vi.unstubAllGlobals());

const shown = () =>
  renderWithRelay(
    <RelayEnvironmentProvider environment={ownEnvironment()}>
      <OwnTexts>
        <AdminTexts>
          <StatePage fetchKey={0} />
        </AdminTexts>
      </OwnTexts>
    </RelayEnvironmentProvider>,
  );

// Issue 20: an admin page "State" says in words how disk, database, backups, imports, jobs and services outside are
test('the page says what needs somebody to look at it', async () => {
  answering({ installation: TROUBLED, isReadOnly: true });
  await shown();
  const part = async (name: string) => (await screen.findByRole('heading', { name })).parentElement?.textContent;
  expect(await part('Levytila')).toContain('LoppumassaVapaana 900\u00A0Mt, yhteensä 20,0\u00A0Gt');
  expect(await part('Tietokanta')).toContain('Kunnossa');
  expect(await part('Varmuuskopiot')).toContain('Epäonnistui');
  expect(await part('Aineistojen tuonti')).toContain('osmEpäonnistui');
  expect(await part('Taustatyöt')).toContain('Odottaa 3, käynnissä 0, yritetään uudelleen 2');
  expect(await part('Sähköposti')).toContain('Epäonnistui');
  expect(await part('Ulkoiset palvelut')).toContain('SääpalveluEi vastaa');
  expect(await part('Rajapintatunnusten käyttö')).toContain('Kartoittaja12 kutsua 30 päivän aikana');
  expect(await part('Muutokset')).toContain('Palvelu on suljettu muutoksilta');
});

test('closing the service for changes is asked again, opening it is not', async () => {
  const switched = (isReadOnly: boolean) => ({ switchReadOnly: { __typename: 'SwitchReadOnlyPayload', isReadOnly } });
  const asked = answering({ installation: TROUBLED, isReadOnly: false }, switched(true), switched(false));
  const { user } = await shown();
  await user.click(await screen.findByRole('button', { name: 'Sulje muutoksilta' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Suljetaanko palvelu muutoksilta?' }));
  expect(asked).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Sulje muutoksilta' }));
  await user.click(await screen.findByRole('button', { name: 'Avaa muutoksille' }));
  expect(await screen.findByRole('button', { name: 'Sulje muutoksilta' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.slice(1).map(({ variables }) => variables)).toEqual([
    { input: { isOn: true } },
    { input: { isOn: false } },
  ]);
});
