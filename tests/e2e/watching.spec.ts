import type { Page } from '@playwright/test';
import { z } from 'zod';
import account from '../../web/i18n/account.fi.json' with { type: 'json' };
import own from '../../web/i18n/own.fi.json' with { type: 'json' };
import place from '../../web/i18n/place.fi.json' with { type: 'json' };
import { ready, test } from './installedPage.ts';
import { button, loggedIn } from './users.ts';
import { expect, find } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

const PLACE = 'Hämeenlinnan taidemuseo';
const words = { ...account, ...own, ...place };
const SERVICE = process.env['TAIVAL_PUSH_SERVICE'] ?? '';
const messages = z.array(z.object({ title: z.string(), body: z.string() }).loose());
const address = z.object({ endpoint: z.string() }).loose();

/**
 * Has the page's browser be reached by the stand-in in place of the push service of its maker. Chromium without a
 * window says that it may show no notices, although it is granted the permission.
 */
async function reachedByStandIn(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.exposeFunction('addAtStandIn', async (body: string) =>
    (await fetch(`${SERVICE}/browsers`, { method: 'POST', body })).text(),
  );
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    const stored = () => JSON.parse(localStorage.getItem('subscription') ?? 'null');
    const subscription = ({ endpoint, p256dh, auth }: Record<string, string>) => ({
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => localStorage.removeItem('subscription'),
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (stored() === null ? null : subscription(stored())),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const added: unknown = await Reflect.get(window, 'addAtStandIn')(applicationServerKey);
        localStorage.setItem('subscription', String(added));
        return subscription(stored());
      },
    });
  });
}

/** What the stand-in has received for the page's browser, decrypted. */
async function received(page: Page) {
  const { endpoint } = address.parse(JSON.parse(await page.evaluate(() => localStorage.getItem('subscription') ?? '')));
  return messages.parse(await (await fetch(endpoint)).json());
}

/** Gives a message to the page's worker as the browser does; what the worker then shows. */
async function shownFor(page: Page, data: unknown) {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    const registration: unknown = Reflect.get(self, 'registration');
    const showNotification = async (title: string, { body }: NotificationOptions) =>
      void Object.assign(self, { shown: { title, body } });
    Object.assign(registration ?? {}, { showNotification });
  });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
  const shown = (): Promise<unknown> | undefined => worker?.evaluate(() => Reflect.get(self, 'shown'));
  await expect.poll(shown).toBeDefined();
  return shown();
}

// Issue 23: journeys in a browser: watch and push received by a real push stand-in
test('a user who watches a place gets a notice on the screen when another one reports something', async ({
  page,
  browser,
  baseURL,
}) => {
  await reachedByStandIn(page);
  await loggedIn(page);
  const { id } = await find(page, PLACE);
  await page.goto(`/v/place/${id}?lang=fi`);
  await ready(page);
  await button(page, words['watch.open']).click();
  await button(page, words['watch.start']).click();
  await button(page, words['notices.turnOn']).click();
  await expect(page.getByText(words['notices.here'])).toBeVisible();
  await button(page, words['report.close']).click();

  const other = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'fi-FI' })).newPage();
  await loggedIn(other);
  await other.goto(`/v/place/${id}?lang=fi`);
  await button(other, words['conditions.report']).click();
  await other.getByText('Kaatunut puu', { exact: true }).click();
  await button(other, words['conditionReport.send']).click();
  await expect(other.getByText(words['conditionReport.sent'])).toBeVisible();
  await other.context().close();

  await expect.poll(() => received(page)).toHaveLength(1);
  const [sent] = await received(page);
  expect(sent).toMatchObject({ title: PLACE, body: 'Kävijän havainto: Kaatunut puu' });
  expect(await shownFor(page, sent)).toEqual({ title: PLACE, body: 'Kävijän havainto: Kaatunut puu' });

  await page.goto('/v/home?lang=fi');
  const watched = page.getByRole('listitem').filter({ hasText: PLACE });
  await expect(watched).toBeVisible();
  await button(page, words['notices.turnOff']).click();
  await expect(page.getByText(words['notices.mail'])).toBeVisible();
  await watched.getByRole('button').click();
  await expect(page.getByText(words['watch.none'])).toBeVisible();
});
