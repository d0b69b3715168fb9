import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { fillRegistration, link, OTHER_PASSWORD, register } from './accountForms.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { linkIn, mailTo } from './outbox.ts';
import { account, button, field, login, password, PASSWORD, somebody } from './users.ts';
import { expect, test } from './visitor.ts';

test.describe('a refusal is shown in the words of the specification', () => {
  // SPEC §5: E-mail: too short, too long, no @, a space
  // SPEC §8: Login: pending, wrong, other
  test('at the login', async ({ page }) => {
    const user = await account(page);
    await page.goto('/v/home');
    await button(page, 'Kirjaudu sisään').click();
    await expect(page.getByText('Syötä sähköpostiosoite', { exact: true })).toBeVisible();
    await expect(page.getByText('Syötä salasana', { exact: true })).toBeVisible();
    await expect(field(page, 'Sähköpostiosoite')).toBeFocused();
    await expect(field(page, 'Sähköpostiosoite')).toHaveAccessibleDescription('Syötä sähköpostiosoite');
    await field(page, 'Sähköpostiosoite').fill('maija');
    await button(page, 'Kirjaudu sisään').click();
    await expect(page.getByText('Sähköpostiosoite puutteellinen', { exact: true })).toBeVisible();
    await field(page, 'Sähköpostiosoite').fill('ma ija@example.fi');
    await button(page, 'Kirjaudu sisään').click();
    await expect(page.getByText('Sähköpostiosoite ei saa sisältää välilyöntejä')).toBeVisible();
    await field(page, 'Sähköpostiosoite').fill(`${'a'.repeat(200)}@example.fi`);
    await button(page, 'Kirjaudu sisään').click();
    await expect(page.getByText('Liian pitkä sähköpostiosoite')).toBeVisible();
    await field(page, 'Sähköpostiosoite').fill(user.email);
    await password(page, 'Salasana').fill('väärä');
    await password(page, 'Salasana').press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Sähköpostiosoite tai salasana ovat väärin' }),
    ).toBeVisible();
    await expect(password(page, 'Salasana')).toHaveValue('väärä');
  });

  // SPEC §7: -plain variants: a form that a browser sends by itself
  test('after a login that the browser sent by itself, once', async ({ page }) => {
    for (const [outcome, text] of [
      ['wrong', 'Sähköpostiosoite tai salasana ovat väärin'],
      ['pending', 'Et ole vielä vahvistanut sähköpostiosoitettasi. Tarkista sähköpostisi ja seuraa aktivointilinkkiä.'],
      ['limited', 'Liian monta yritystä. Yritä myöhemmin uudelleen.'],
    ] as const)
      await test.step(outcome, async () => {
        await page.goto(`/v/home?login=${outcome}`);
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
        await expect(page).toHaveURL(/\/v\/home$/);
        await page.reload();
        await expect(button(page, 'Kirjaudu sisään')).toBeVisible();
        await expect(page.getByText(text)).toHaveCount(0);
      });
  });

  // SPEC §2: Registration; then registered (check e-mail) with an option to resend
  // SPEC §4: Unconfirmed accounts get a pending answer at login
  // SPEC §8: Login: pending, wrong, other
  test('before the address is confirmed, with the offer to send the link again', async ({ page }) => {
    const user = somebody();
    await register(page, 'fi', user);
    await button(page, 'Lähetä linkki uudelleen').click();
    await expect(page.getByText('Linkki on lähetetty uudelleen')).toBeVisible();
    await login(page, 'fi', user);
    await expect(
      page.getByText(
        'Et ole vielä vahvistanut sähköpostiosoitettasi. Tarkista sähköpostisi ja seuraa aktivointilinkkiä.',
      ),
    ).toBeVisible();
    await button(page, 'Lähetä linkki uudelleen').click();
    await expect(page.getByText('Linkki on lähetetty uudelleen')).toBeVisible();
    await mailTo(user.email, /Vahvista/, 3);
  });

  // SPEC §5: User name: too short, too long, invalid characters
  // SPEC §5: Password: blank, strength, incomplete with the rule
  // SPEC §5: Password repeat must match; the old password passes the same check
  // SPEC §8: Registration 400: password, e-mail taken with a forgot-password link, user name taken; other
  test('at the registration', async ({ page }) => {
    const taken = await account(page);
    const fresh = somebody();
    await page.goto('/v/newuser');
    await button(page, 'Rekisteröidy').click();
    for (const text of ['Syötä sähköpostiosoite', 'Syötä käyttäjänimi', 'Syötä salasana'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await fillRegistration(page, ACCOUNT_WORDS.fi, { ...fresh, username: 'a'.repeat(101) }, 'aaaaaaaa', 'aaaaaaab');
    await expect(page.getByText('Salasanan vahvuus: heikko')).toBeVisible();
    await button(page, 'Rekisteröidy').click();
    await expect(page.getByText('Liian pitkä käyttäjänimi')).toBeVisible();
    await expect(page.getByText(/^Salasana puutteellinen: heikko\. Vähintään 6 merkkiä/)).toBeVisible();
    await expect(page.getByText('Salasanat eivät täsmää')).toBeVisible();
    await expect(field(page, 'Käyttäjänimi')).toBeFocused();
    await fillRegistration(page, ACCOUNT_WORDS.fi, { ...fresh, username: 'väli lyönti' }, 'aB1');
    await expect(page.getByText('Salasanan vahvuus: liian lyhyt')).toBeVisible();
    await button(page, 'Rekisteröidy').click();
    await expect(page.getByText(/^Käyttäjänimessä on kiellettyjä merkkejä/)).toBeVisible();
    await expect(page.getByText(/^Salasana puutteellinen: liian lyhyt\./)).toBeVisible();
    await fillRegistration(page, ACCOUNT_WORDS.fi, { ...fresh, email: taken.email });
    await expect(page.getByText('Salasanan vahvuus: vahva')).toBeVisible();
    await button(page, 'Rekisteröidy').click();
    await expect(page.getByText('Sähköpostiosoite on jo rekisteröity')).toBeVisible();
    await expect(link(page, 'Palauta salasana')).toHaveAttribute('href', '/v/forgotpw');
    await fillRegistration(page, ACCOUNT_WORDS.fi, { ...fresh, username: taken.username.toUpperCase() });
    await button(page, 'Rekisteröidy').click();
    await expect(page.getByText('Käyttäjänimi on jo varattu, kokeile jotain muuta.')).toBeVisible();
  });

  // SPEC §2: Set password: old password needed when logged in; token otherwise; or token expired
  // SPEC §5: Password repeat must match; the old password passes the same check
  // SPEC §8: Set password 400: password, oldPassword, resetToken with a link to request a new one; other
  test('when the password is changed', async ({ page }) => {
    const user = await account(page);
    await login(page, 'fi', user);
    await link(page, 'Vaihda salasana').click();
    await password(page, 'Vanha salasana').fill('vääräSana9');
    await password(page, 'Uusi salasana').fill(OTHER_PASSWORD);
    await password(page, 'Salasana uudelleen').fill(OTHER_PASSWORD);
    await button(page, 'Vaihda salasana').click();
    await expect(page.getByText('Vanha salasana on väärin')).toBeVisible();
    await expect(password(page, 'Vanha salasana')).toBeFocused();
    await page.goto('/v/setpw?resetToken=expired');
    await expect(page.getByText('Sähköpostilinkki jolla koitit vaihtaa salasanaa, on vanhentunut.')).toBeVisible();
    await page.goto('/v/setpw?resetToken=madeup');
    await password(page, 'Uusi salasana').fill(OTHER_PASSWORD);
    await password(page, 'Salasana uudelleen').fill(OTHER_PASSWORD);
    await button(page, 'Vaihda salasana').click();
    await expect(page.getByText('Sähköpostilinkki jolla koitit vaihtaa salasanaa, on vanhentunut.')).toBeVisible();
  });

  // SPEC §2: E-mail confirmation: confirm button, done, exists, expired, error
  // SPEC §8: E-mail confirmation 400; other
  test('when an address is confirmed: a link that has expired, that was used, that is made up', async ({ page }) => {
    await page.goto('/v/confirmemail?registerToken=expired&email=a%40example.fi');
    await expect(page.getByText('Sähköpostilinkki jolla koitit rekisteröityä, on vanhentunut.')).toBeVisible();
    await expect(button(page, 'Lähetä linkki uudelleen')).toBeVisible();
    await page.goto('/v/confirmemail?registerToken=exists&email=a%40example.fi');
    await expect(page.getByText('Sähköpostiosoitteesi on jo vahvistettu. Voit kirjautua sisään.')).toBeVisible();
    await page.goto('/v/confirmemail?registerToken=madeup&email=a%40example.fi');
    await button(page, 'Vahvista sähköpostiosoite').click();
    await expect(page.getByText('Sähköpostilinkki jolla koitit rekisteröityä, on vanhentunut.')).toBeVisible();
    const user = somebody();
    await register(page, 'fi', user);
    const path = linkIn(await mailTo(user.email, /Vahvista/));
    await page.goto(path);
    await button(page, 'Vahvista sähköpostiosoite').click();
    await expect(page.getByText(ACCOUNT_WORDS.fi['confirm.done'])).toBeVisible();
    await page.goto(path);
    await expect(page.getByText('Sähköpostiosoitteesi on jo vahvistettu. Voit kirjautua sisään.')).toBeVisible();
  });
});

test.describe('when the server fails', () => {
  const FAILED = [
    {
      path: '/v/home',
      fill: fillLogin,
      send: 'Kirjaudu sisään',
      problem: 'Palvelinongelma, sisäänkirjautuminen ei onnistu.',
    },
    {
      path: '/v/newuser',
      fill: (page: Page) => fillRegistration(page, ACCOUNT_WORDS.fi, somebody()),
      send: 'Rekisteröidy',
      problem: 'Palvelinongelma, käyttäjän luominen ei onnistu.',
    },
    { path: '/v/forgotpw', fill: fillForgot, send: 'Lähetä linkki', problem: 'Salasanan palauttaminen epäonnistui' },
    {
      path: '/v/setpw?resetToken=abc',
      fill: fillNewPassword,
      send: 'Vaihda salasana',
      problem: 'Palvelinongelma, salasanan vaihto ei onnistu.',
    },
    {
      path: '/v/confirmemail?registerToken=abc',
      fill: async () => undefined,
      send: 'Vahvista sähköpostiosoite',
      problem: 'Palvelinongelma, rekisteröityminen ei onnistu.',
    },
  ] as const;

  // SPEC §8: Login: pending, wrong, other
  // SPEC §8: Registration 400: password, e-mail taken with a forgot-password link, user name taken; other
  // SPEC §8: Set password 400: password, oldPassword, resetToken with a link to request a new one; other
  // SPEC §8: E-mail confirmation 400; other
  // SPEC §8: Password reset: success on success, the error on failure (the defect is mended)
  test('each form says so, or that the connection is gone; typed text is preserved', async ({ page }) => {
    for (const { path, fill, send, problem } of FAILED)
      await test.step(`${path}: ${problem}`, async () => {
        await page.goto(path);
        await expect(button(page, send)).toBeVisible();
        await fill(page);
        const asked: string[] = [];
        await page.route('**/graphql', async (route) => {
          asked.push(route.request().postDataJSON().documentId);
          // Not between the clicks: after a failure the second one is a try of its own.
          await delay(300);
          await route.fulfill({ status: 500, body: 'oops' });
        });
        await button(page, send).dblclick();
        await expect(page.getByText(problem)).toBeVisible();
        // The page may ask meanwhile who is logged in, which is another operation.
        if (send !== 'Vahvista sähköpostiosoite') expect(asked).toEqual([...new Set(asked)]);
        // An answer may still be delayed.
        await page.unrouteAll({ behavior: 'wait' });
        await page.route('**/graphql', (route) => route.abort());
        await page
          .getByRole('main')
          .getByRole('button', { name: new RegExp(`^(${send}|Yritä uudelleen)$`) })
          .click();
        await expect(
          page.getByRole('main').getByText('Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys.'),
        ).toBeVisible();
        for (const input of await page.getByRole('main').locator('input:visible').all())
          expect(await input.inputValue()).not.toBe('');
        await page.unrouteAll({ behavior: 'wait' });
      });
  });
});

async function fillLogin(page: Page) {
  await field(page, 'Sähköpostiosoite').fill('maija@example.fi');
  await password(page, 'Salasana').fill(PASSWORD);
}

async function fillForgot(page: Page) {
  await field(page, 'Sähköpostiosoite').fill('maija@example.fi');
}

async function fillNewPassword(page: Page) {
  await password(page, 'Uusi salasana').fill(PASSWORD);
  await password(page, 'Salasana uudelleen').fill(PASSWORD);
}
