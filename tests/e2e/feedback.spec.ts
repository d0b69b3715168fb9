import { expect, test } from './visitor.ts';

// SPEC §2: Other: feedback form
// SPEC §5: Feedback: text max 2000; submit disabled while empty; draft kept in session storage
// SPEC §9: Feedback: 2000 chars
test('feedback is written, preserved over a reload and a failure, and sent by keyboard', async ({ page }) => {
  await page.goto('/v/feedback');
  await expect(page).toHaveTitle('Palaute – Taival');
  const [message, answerTo, button] = [
    page.getByRole('textbox', { name: 'Viesti' }),
    page.getByRole('textbox', { name: /^Yhteystieto/ }),
    page.getByRole('button', { name: 'Lähetä palaute' }),
  ];
  await expect(button).toBeDisabled();
  await message.fill('   ');
  await expect(button).toBeDisabled();
  await message.fill('a'.repeat(1900));
  await expect(page.getByText('100 merkkiä jäljellä')).toBeVisible();
  await message.fill('Laavu on purettu.');
  await answerTo.fill('040 123 4567');
  await page.reload();
  await expect(message).toHaveValue('Laavu on purettu.');
  await expect(answerTo).toHaveValue('040 123 4567');
  await answerTo.press('Enter');
  await expect(page.getByText('Kiitos palautteesta!')).toBeVisible();
  await expect(message).toHaveValue('');
  await expect(button).toBeDisabled();
  await page.reload();
  await expect(message).toHaveValue('');

  // Feedback that did not arrive is still there, and can be sent again.
  await message.fill('Opaste puuttuu.');
  const ids: unknown[] = [];
  await page.route('**/graphql', async (route) => {
    const { variables } = route.request().postDataJSON();
    if (variables?.input?.text === undefined) return route.fallback();
    ids.push(variables.input.clientMutationId);
    return ids.length === 1 ? route.abort() : route.fallback();
  });
  await button.click();
  await expect(
    page.getByRole('alert').getByText('Palautteen lähettäminen epäonnistui. Yritä myöhemmin uudelleen.'),
  ).toBeVisible();
  await expect(message).toHaveValue('Opaste puuttuu.');
  await button.click();
  await expect(page.getByText('Kiitos palautteesta!')).toBeVisible();
  expect(ids[1]).toBe(ids[0]);
});

test("help, the about page and the visitor's own page lead to feedback", async ({ page }) => {
  for (const path of ['/v/help', '/v/about', '/v/home']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Palaute' }).click();
    await expect(page).toHaveURL(/\/v\/feedback$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Palaute' })).toBeVisible();
  }
});
