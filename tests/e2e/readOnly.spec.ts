import { withStores } from '../support/productFiles.ts';
import { dataDir } from './ownProduct.ts';
import { OWN_WORDS } from './ownWords.ts';
import { button, loggedIn } from './users.ts';
import { expect, find, test } from './visitor.ts';

const words = OWN_WORDS.fi;

const turn = (isOn: boolean) =>
  withStores(dataDir(), ({ db }) =>
    isOn ? db.prisma.readOnly.createMany({ data: [{ since: new Date() }] }) : db.prisma.readOnly.deleteMany(),
  );

test.afterEach(() => turn(false));

// Issue "Run by people who sleep at night": read-only mode: writing says so kindly and waits in the outbox
test('a comment that the read-only service refuses waits on the device, and is sent when it is open again', async ({
  page,
}) => {
  await loggedIn(page);
  const { id } = await find(page, 'Sibeliuksen syntymäkoti');
  await page.goto(`/v/place/${id}`);
  const text = `Suljettuna ${Date.now().toString(36)}`;
  const field = page.getByRole('textbox', { name: words['comment.write'], exact: true });
  await field.scrollIntoViewIfNeeded();
  await turn(true);
  await field.fill(text);
  await button(page, words['comment.send']).click();
  await expect(page.getByText(words['outbox.waiting'])).toBeVisible();
  await turn(false);
  await page.reload();
  const arrived = async () => {
    const stored = await (await page.request.get(`/api/comments?attractionId=${id}`)).json();
    return stored.filter((one: { readonly text: string }) => one.text === text).length;
  };
  await expect.poll(arrived).toBe(1);
  // For a moment it stands in both lists.
  await expect(page.getByText(words['outbox.waiting'])).toHaveCount(0);
  await expect(page.getByText(text)).toBeVisible();
});

test('a form that cannot wait says that the service takes no changes', async ({ page }) => {
  await turn(true);
  await page.goto('/v/forgotpw');
  await page.getByRole('main').getByRole('textbox').first().fill('maija@example.fi');
  await page.getByRole('main').locator('form button[type=submit]').click();
  await expect(page.getByRole('alert')).toContainText('Palvelu ei ota juuri nyt vastaan muutoksia');
});
