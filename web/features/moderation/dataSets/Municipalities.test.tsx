import { screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearOwnData } from '#web/data/owner.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { AdminTexts } from '#web/i18n/AdminTexts.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { answering } from '#web/test/answering.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { Municipalities } from './Municipalities.tsx';

const municipality = (code: number, count: number) => ({
  code,
  nameFi: 'Inkoo',
  nameSv: 'Ingå',
  places: count,
  nameless: count,
  withoutSwedish: count,
  stale: count,
  duplicates: count,
  refused: null,
});

beforeEach(clearOwnData);
afterEach(() => vi.unstubAllGlobals());

test('one and many are counted in their own forms', async () => {
  answering({ municipalityData: [municipality(149, 1), municipality(150, 1234)] });
  await renderWithRelay(
    <RelayEnvironmentProvider environment={ownEnvironment()}>
      <OwnTexts>
        <AdminTexts>
          <Municipalities fetchKey={0} />
        </AdminTexts>
      </OwnTexts>
    </RelayEnvironmentProvider>,
  );
  await screen.findAllByText('Inkoo');
  const said = screen.getAllByText(/kohde|kaksoiskappale/).map(({ textContent }) => textContent);
  expect(said).toEqual([
    '1 kohde',
    '1 mahdollinen kaksoiskappale',
    '1\u00A0234 kohdetta',
    '1\u00A0234 mahdollista kaksoiskappaletta',
  ]);
});
