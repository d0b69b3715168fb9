import { Secret, TOTP } from 'otpauth';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { axeFaults } from './axe.ts';
import { button, field, loggedIn, login, password, PASSWORD } from './users.ts';
import { expect, test } from './visitor.ts';

const words = ACCOUNT_WORDS.sv;

// Issue 20, M4: a second factor; keyboard and axe fine
test('a second factor is set up and asked for, by the keyboard alone', async ({ page }) => {
  const user = await loggedIn(page);
  await page.goto('/v/home?lang=sv');
  const dialog = page.getByRole('dialog');
  let recoveryCode = '';

  await test.step('the password, the picture for the app and its first code', async () => {
    await button(page, words['secondFactor.turnOn']).focus();
    await page.keyboard.press('Enter');
    await password(page, words['field.password']).focus();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('img', { name: words['secondFactor.picture'] })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    const link = await dialog.getByRole('link', { name: words['secondFactor.openApp'] }).getAttribute('href');
    const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
    await field(page, words['field.code']).focus();
    await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await page.keyboard.press('Enter');
  });

  await test.step('the backup codes, shown once', async () => {
    await expect(dialog.getByRole('status').first()).toBeFocused();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    recoveryCode = (await dialog.getByRole('listitem').first().textContent()) ?? '';
    expect(await axeFaults(page)).toEqual([]);
    await button(page, words['recovery.stored']).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, words['secondFactor.turnOff'])).toBeVisible();
    await button(page, words['security.show']).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(words['security.event.SECOND_FACTOR_ON'])).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('a login asks for a code', async () => {
    await button(page, words['account.logout']).click();
    await login(page, 'sv', user);
    await expect(field(page, words['field.code'])).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.type(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(button(page, words['secondFactor.turnOff'])).toBeVisible();
  });
});
