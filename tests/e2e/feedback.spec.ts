import { expect, test } from './visitor.ts';

const LANGUAGES = [
  {
    lang: 'fi',
    title: 'Palaute',
    text: 'Viesti',
    contact: /^Yhteystieto/,
    send: 'Lähetä palaute',
    left: '100 merkkiä jäljellä',
    sent: 'Kiitos palautteesta!',
    failed: 'Palautteen lähettäminen epäonnistui. Yritä myöhemmin uudelleen.',
  },
  {
    lang: 'sv',
    title: 'Respons',
    text: 'Meddelande',
    contact: /^Kontaktuppgift/,
    send: 'Skicka respons',
    left: '100 tecken kvar',
    sent: 'Tack för din respons!',
    failed: 'Det gick inte att skicka responsen. Försök igen senare.',
  },
  {
    lang: 'en',
    title: 'Feedback',
    text: 'Message',
    contact: /^Contact/,
    send: 'Send feedback',
    left: '100 characters left',
    sent: 'Thank you for your feedback!',
    failed: 'Sending the feedback failed. Please try again later.',
  },
] as const;

for (const { lang, title, text, contact, send, left, sent, failed } of LANGUAGES) {
  // SPEC §2: Other: feedback form
  // SPEC §5: Feedback: text max 2000; submit disabled while empty; draft kept in session storage
  // SPEC §9: Feedback: 2000 chars
  test(`feedback is written, kept over a reload and a failure, and sent by keyboard (${lang})`, async ({ page }) => {
    await page.goto(`/v/feedback?lang=${lang}`);
    await expect(page).toHaveTitle(`${title} – Taival`);
    const [message, answerTo, button] = [
      page.getByRole('textbox', { name: text }),
      page.getByRole('textbox', { name: contact }),
      page.getByRole('button', { name: send }),
    ];
    await expect(button).toBeDisabled();
    await message.fill('   ');
    await expect(button).toBeDisabled();
    await message.fill('a'.repeat(1900));
    await expect(page.getByText(left)).toBeVisible();
    await message.fill('Laavu on purettu.');
    await answerTo.fill('040 123 4567');
    await page.reload();
    await expect(message).toHaveValue('Laavu on purettu.');
    await expect(answerTo).toHaveValue('040 123 4567');
    await answerTo.press('Enter');
    await expect(page.getByText(sent)).toBeVisible();
    await expect(message).toHaveValue('');
    await expect(button).toBeDisabled();
    await page.reload();
    await expect(message).toHaveValue('');

    // What does not arrive is kept, and can be sent again.
    await message.fill('Opaste puuttuu.');
    const ids: unknown[] = [];
    await page.route('**/graphql', async (route) => {
      const { variables } = route.request().postDataJSON();
      if (variables?.input?.text === undefined) return route.fallback();
      ids.push(variables.input.clientMutationId);
      return ids.length === 1 ? route.abort() : route.fallback();
    });
    await button.click();
    await expect(page.getByRole('alert').getByText(failed)).toBeVisible();
    await expect(message).toHaveValue('Opaste puuttuu.');
    await button.click();
    await expect(page.getByText(sent)).toBeVisible();
    expect(ids[1]).toBe(ids[0]);
  });
}

test("help, the about page and the visitor's own page lead to feedback", async ({ page }) => {
  for (const path of ['/v/help', '/v/about', '/v/home']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Palaute' }).click();
    await expect(page).toHaveURL(/\/v\/feedback$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Palaute' })).toBeVisible();
  }
});
