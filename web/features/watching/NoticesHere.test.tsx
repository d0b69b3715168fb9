import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearOwnData } from '#web/data/owner.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { answering } from '#web/test/answering.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { NoticesHere } from './NoticesHere.tsx';

const ADDRESS = { endpoint: 'https://push.example/1', keys: { p256dh: 'BNc', auth: 'tBH' } };

/** Lets the browser show notices and be reached at `ADDRESS`; `permission`: what its user has answered. */
function browserWithNotices(permission: NotificationPermission): void {
  const pushManager = { getSubscription: async () => ({ toJSON: () => ADDRESS }) };
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { permission });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  clearOwnData();
});

const ON = /^Saat ilmoitukset heti tälle laitteelle/;
const MAIL = /^Kerromme muutoksista sähköpostilla kerran päivässä\. $/;
const REFUSED = /^Kerromme muutoksista sähköpostilla.*Selaimesi ei salli ilmoituksia/;

test.each([
  ['are on', 'granted', true, ON, 'Lopeta ilmoitukset tällä laitteella', false],
  ['are off', 'default', false, MAIL, 'Ilmoita heti tällä laitteella', true],
  ['are refused in the browser', 'denied', false, REFUSED, null, true],
  ['cannot be shown', null, false, MAIL, null, true],
] as const)(
  'where notices %s on this device, its user sees how they are notified and what they can change',
  async (_how, permission, hasPushDevice, words, action, hasMailsButton) => {
    if (permission !== null) browserWithNotices(permission);
    const asked = answering({ viewer: { id: 'Viewer:1', pushKey: 'BKey', hasPushDevice } });
    await renderWithRelay(
      <OwnTexts>
        <NoticesHere hasMails mailsButton={<button type="button">Sähköpostit</button>} />
      </OwnTexts>,
    );
    expect((await screen.findByRole('status')).textContent).toMatch(words);
    const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual([...(action === null ? [] : [action]), ...(hasMailsButton ? ['Sähköpostit'] : [])]);
    expect(asked.map(({ variables }) => variables)).toEqual(
      permission === null ? [] : [{ endpoint: ADDRESS.endpoint }],
    );
  },
);
