import { fireEvent, screen, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '#web/app/user/session.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { setViewer } from '#web/features/account/viewer.ts';
import { type Answer, answering } from '#web/test/answering.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { SecondFactor } from './SecondFactor.tsx';

const OFF = { id: 'Viewer:1', hasSecondFactor: false, needsSecondFactor: true, recoveryCodesLeft: 0 };
const ON = { id: 'Viewer:1', hasSecondFactor: true, needsSecondFactor: false, recoveryCodesLeft: 10 };
const SETUP = {
  address: 'otpauth://totp/Taival:maija?secret=JBSWY3DPEHPK3PXP',
  picture: 'data:image/svg+xml;base64,PHN2Zy8+',
  secret: 'JBSWY3DPEHPK3PXP',
};

beforeEach(clearOwnData);
afterEach(() => {
  vi.unstubAllGlobals();
  setViewer(null);
});

async function shown(...answers: readonly Answer[]) {
  const asked = answering(...answers);
  const view = await renderWithRelay(
    <RelayEnvironmentProvider environment={ownEnvironment()}>
      <SecondFactor fetchKey={0} />
    </RelayEnvironmentProvider>,
  );
  return { ...view, asked };
}

// Issue 20, M4: a second factor for admins
test('an admin without a second factor is asked for one, sets it up, and sees the backup codes once', async () => {
  const { user } = await shown(
    { viewer: OFF },
    { startSecondFactor: { __typename: 'StartSecondFactorPayload', setup: SETUP } },
    { confirmSecondFactor: refused('InvalidInputError', { parameterName: 'code', detail: 'wrong' }) },
    { confirmSecondFactor: { __typename: 'ConfirmSecondFactorPayload', recoveryCodes: ['abcd-efgh', 'ijkl-mnop'] } },
    { viewer: ON },
    { viewer: ON },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Ylläpitäjänä tarvitset');
  await user.click(screen.getByRole('button', { name: 'Ota käyttöön' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Kaksivaiheisen kirjautumisen käyttöönotto' }));
  await user.click(dialog.getByRole('button', { name: 'Jatka' }));
  expect(dialog.getByText('Syötä salasana')).toBeTruthy();
  await user.type(dialog.getByLabelText('Salasana'), 'metsäPolku7');
  await user.click(dialog.getByRole('button', { name: 'Jatka' }));
  expect((await dialog.findByRole('img', { name: /QR-koodi/ })).getAttribute('src')).toBe(SETUP.picture);
  expect(dialog.getByText(SETUP.secret)).toBeTruthy();
  // The step before is removed with the pressed button.
  expect(document.activeElement?.textContent).toMatch(/^Lue kuva/);
  const code = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Vahvistuskoodi' });
  expect(code.autocomplete).toBe('one-time-code');
  const hint = document.getElementById(code.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Kuusi numeroa tunnistautumissovelluksesta.');
  await user.type(code, '123456');
  await user.click(dialog.getByRole('button', { name: 'Ota käyttöön' }));
  expect(await dialog.findByText('Koodi on väärä tai jo käytetty')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Ota käyttöön' }));
  expect(await dialog.findByText('ijkl-mnop')).toBeTruthy();
  expect(dialog.getByRole('heading', { name: 'Kaksivaiheinen kirjautuminen on käytössä' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Kopioi koodit' }));
  expect(await dialog.findByText('Koodit kopioitu')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('abcd-efgh\nijkl-mnop');
  await user.click(dialog.getByRole('button', { name: 'Olen tallentanut koodit' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText(/Varakoodeja on jäljellä 10/)).toBeTruthy();
});

test('a second factor in use is removed by password and code', async () => {
  const { asked } = await shown(
    { viewer: ON },
    { removeSecondFactor: { __typename: 'RemoveSecondFactorPayload', viewer: { ...ON, hasSecondFactor: false } } },
    { viewer: { ...OFF, needsSecondFactor: false } },
    { viewer: null },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Poista käytöstä' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Salasana'), { target: { value: 'metsäPolku7' } });
  fireEvent.change(dialog.getByLabelText('Vahvistuskoodi'), { target: { value: '123456' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Poista käytöstä' }));
  expect(await screen.findByText(/^Ei käytössä/)).toBeTruthy();
  expect(JSON.stringify(asked)).toContain('"code":"123456"');
});
