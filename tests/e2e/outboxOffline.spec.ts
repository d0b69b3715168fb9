import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '#common/languages.ts';
import { cameraJpeg } from '../support/made/madePictures.ts';
import { operationIds } from '../support/webFolder.ts';
import { axeFaults } from './axe.ts';
import { SIZES } from './everyScreen.ts';
import { OWN_WORDS } from './ownWords.ts';
import { account, button, field, loggedIn, login, PASSWORD, type User } from './users.ts';
import { expect, find, test } from './visitor.ts';

const words = OWN_WORDS.fi;
const PLACE = 'Hämeen linna';
/** Nobody else comments on it. */
const QUIET_PLACE = 'Sibeliuksen syntymäkoti';
const POINT = [26.5, 62.5] as const;

const note = (page: Page, language: Language = 'fi') => field(page, OWN_WORDS[language]['note.title']);
const section = (page: Page, title: string) =>
  page
    .getByRole('article')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const comments = (page: Page, language: Language = 'fi') => section(page, OWN_WORDS[language]['comments.title']);
const best = (page: Page, language: Language = 'fi') =>
  page.getByRole('article').getByRole('button', { name: new RegExp(`^${OWN_WORDS[language]['favourite.BEST']}`) });
const waitingLine = (page: Page, language: Language = 'fi') => page.getByText(OWN_WORDS[language]['outbox.waiting']);

async function read(page: Page, path: string): Promise<readonly Record<string, unknown>[]> {
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(200);
  return answer.json();
}

const notes = async (page: Page, id: number) => {
  const answer = await page.request.post('/graphql', {
    data: { query: 'query ($id: AttractionId!) { viewer { note(attractionId: $id) { text } } }', variables: { id } },
  });
  return (await answer.json()).data.viewer?.note?.text ?? null;
};

/** Opens a place; its comments and the user's favourites have come, so that all is there when the network goes. */
async function open(page: Page, name: string, language: Language = 'fi'): Promise<number> {
  const { id } = await find(page, name);
  const query = operationIds()['ownFavouritesQuery'] ?? '';
  const favourites = page.waitForResponse((answer) => answer.request().postData()?.includes(query) === true);
  await page.goto(`/v/place/${id}?lang=${language}`);
  await (await favourites).finished();
  await comments(page, language).scrollIntoViewIfNeeded();
  await expect(field(page, OWN_WORDS[language]['comment.write'])).toBeVisible();
  return id;
}

async function axeFindsNothing(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
}

const another = async (context: BrowserContext, path: string) => {
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

test.describe('on a phone, in Swedish', () => {
  const language = 'sv';
  test.use(SIZES.phone);

  // Issue "In the pocket": Outbox: favourites, notes, comments, own places and photos made offline are kept, shown
  //   as waiting, sent when the network returns
  test('favourite, note and comment made offline wait on the device, and are sent once', async ({ page, context }) => {
    const texts = OWN_WORDS[language];
    await loggedIn(page);
    const id = await open(page, QUIET_PLACE, language);
    const said = `Ilman verkkoa ${language} ${Date.now().toString(36)}`;
    await context.setOffline(true);
    await best(page, language).click();
    await expect(best(page, language)).toHaveAttribute('aria-pressed', 'true');
    await note(page, language).fill('Avain räystään alla');
    await note(page, language).blur();
    await field(page, texts['comment.write']).fill(said);
    await page.keyboard.press('Enter');
    await expect(waitingLine(page, language)).toHaveCount(3);
    await expect(comments(page, language).getByRole('listitem').filter({ hasText: said })).toContainText(
      texts['outbox.waiting'],
    );
    await expect(field(page, texts['comment.write'])).toHaveCount(0);
    await note(page, language).fill('Avain kiven alla');
    await note(page, language).blur();
    await expect(waitingLine(page, language)).toHaveCount(3);
    await axeFindsNothing(page);

    await context.setOffline(false);
    await expect(waitingLine(page, language)).toHaveCount(0);
    await expect(comments(page, language).getByRole('listitem').filter({ hasText: said })).toHaveCount(1);
    await expect(best(page, language)).toHaveAttribute('aria-pressed', 'true');
    expect((await read(page, '/api/favourites/')).map(({ attractionId, type }) => [attractionId, type])).toEqual([
      [id, 'BEST'],
    ]);
    expect(await notes(page, id)).toBe('Avain kiven alla');
    expect((await read(page, '/api/comments/my/')).map(({ text }) => text)).toEqual([said]);
    await page.reload();
    await expect(note(page, language)).toHaveValue('Avain kiven alla');
  });
});

// Issue "In the pocket": Outbox: favourites, notes, comments, own places and photos made offline are kept, shown as
//   waiting, sent when the network returns
test('an own place and a photo made offline wait in lists, are sent once by two tabs, outlive a reload', async ({
  page,
  context,
}) => {
  await loggedIn(page);
  const { id } = await find(page, PLACE);
  await page.goto(`/v/place/${id}?upload=1`);
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  const point = await another(context, `/v/place?point=${POINT.join(',')}`);
  await button(point, words['actions.addPlace']).click();
  await expect(field(point, words['ownPlace.nameField'])).toBeVisible();

  await context.setOffline(true);
  await panel.locator('input[data-source=stored]').setInputFiles([
    {
      name: 'laavu.jpg',
      mimeType: 'image/jpeg',
      buffer: await cameraJpeg({ width: 1200, height: 900, orientation: 1 }),
    },
  ]);
  await expect(panel.getByRole('listitem').filter({ hasText: 'laavu.jpg' })).toContainText(words['outbox.waiting']);
  await axeFindsNothing(page);
  await field(point, words['ownPlace.nameField']).fill('Salainen laavu');
  await button(point, words['ownPlace.save']).click();
  await expect(waitingLine(point)).toBeVisible();
  expect(await read(page, '/api/userattractions/')).toEqual([]);

  // The server answers nothing while the pages are loaded anew: waiting changes are still there, also on the user's
  // own page.
  await context.route('**/graphql', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await context.setOffline(false);
  await page.goto('/v/home');
  await expect(page.getByRole('heading', { level: 2, name: words['outbox.title'] })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'laavu.jpg' })).toContainText(words['outbox.waiting']);
  await expect(page.getByRole('listitem').filter({ hasText: 'Salainen laavu' })).toContainText(words['outbox.waiting']);
  await axeFindsNothing(page);
  // While nothing arrives the button stays; it tries at once.
  const tried = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/graphql',
  );
  await button(page, words['outbox.retry']).click();
  await tried;
  await context.unroute('**/graphql');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 2, name: words['outbox.title'] })).toHaveCount(0);
  expect((await read(page, '/api/userattractions/')).map(({ name }) => name)).toEqual(['Salainen laavu']);
  expect((await read(page, '/api/images/my/')).map(({ attractionId }) => attractionId)).toEqual([id]);
});

// Issue "In the pocket": Outbox: exactly once (`clientMutationId`)
test('a change that arrived although its answer was lost is not made again', async ({ page, context }) => {
  await loggedIn(page);
  const id = await open(page, QUIET_PLACE);
  const lost: string[] = [];
  // Everything arrives, and no answer comes back.
  await context.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('clientMutationId')) return route.continue();
    await route.fetch();
    lost.push(body);
    await route.abort('connectionreset');
  });
  const said = `Kerran vain ${Date.now().toString(36)}`;
  await field(page, words['comment.write']).fill(said);
  await page.keyboard.press('Enter');
  await expect(waitingLine(page)).toHaveCount(1);
  await expect.poll(() => lost.length).toBeGreaterThan(1);
  // A retry that is running now ends first.
  await context.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(waitingLine(page)).toHaveCount(0);
  expect((await read(page, '/api/comments/my/')).map(({ text, attractionId }) => [text, attractionId])).toEqual([
    [said, id],
  ]);
  expect(new Set(lost.map((body) => /"clientMutationId":"([^"]+)"/.exec(body)?.[1])).size).toBe(1);
});

// Issue "In the pocket": Outbox: conflicts told to the user
test('a note that was changed elsewhere meanwhile is not overwritten: both are shown, and the user chooses', async ({
  page,
  context,
}) => {
  await loggedIn(page);
  const id = await open(page, PLACE);
  await context.setOffline(true);
  await note(page).fill('Metsässä kirjoitettu');
  await note(page).blur();
  await expect(waitingLine(page)).toHaveCount(1);
  expect(
    (await page.request.put('/api/notes/', { data: { attractionId: id, text: 'Kotona kirjoitettu' } })).status(),
  ).toBe(200);
  await context.setOffline(false);
  await expect(page.getByText(words['outbox.conflict'])).toBeVisible();
  expect(await notes(page, id)).toBe('Kotona kirjoitettu');
  await page.getByRole('article').getByRole('link', { name: words['outbox.see'] }).click();
  const row = page.getByRole('listitem').filter({ hasText: words['outbox.conflict'] });
  await expect(row).toContainText('Metsässä kirjoitettu');
  await expect(row).toContainText('Kotona kirjoitettu');
  await axeFindsNothing(page);
  await button(page, words['outbox.keepMine']).click();
  await expect(row).toHaveCount(0);
  await expect.poll(() => notes(page, id)).toBe('Metsässä kirjoitettu');
});

// Issue "In the pocket": Outbox: what the server does not take is told, and its text stays; a logout asks first
test('a change that the server refuses is listed with its text until the user dismisses it', async ({
  page,
  context,
}) => {
  await loggedIn(page);
  const made = await page.request.post('/api/userattractions/', {
    data: { name: 'Kota', category: 'own', pos: POINT },
  });
  const { id } = await made.json();
  await page.goto(`/v/place/${id}`);
  await expect(note(page)).toBeVisible();
  await context.setOffline(true);
  await note(page).fill('Puut loppu');
  await note(page).blur();
  await expect(waitingLine(page)).toHaveCount(1);
  expect((await page.request.delete(`/api/userattractions/${id}`)).status()).toBe(200);
  await context.setOffline(false);
  await page.getByRole('link', { name: words['outbox.refused'] }).click();
  const row = page.getByRole('listitem').filter({ hasText: words['outbox.gone'] });
  await expect(row).toContainText('Puut loppu');
  await axeFindsNothing(page);
  await button(page, words['account.logout']).click();
  await expect(page.getByRole('dialog')).toContainText(words['outbox.logoutTitle']);
  await button(page, words['outbox.stay']).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);
  await button(page, words['account.logout']).click();
  await expect(page.getByText(words['account.loggedOut'])).toBeVisible();
});

// Issue "In the pocket": Outbox: what waits is sent as nobody else's, nor shown to them
test('a waiting change is not sent by or shown to another user, and is sent when its owner is back', async ({
  page,
  context,
}) => {
  const owner: User = await loggedIn(page);
  const guest = await account(page);
  const id = await open(page, QUIET_PLACE);
  await context.setOffline(true);
  await note(page).fill('Vain minun');
  await note(page).blur();
  await expect(waitingLine(page)).toHaveCount(1);
  // The session ends behind the page's back.
  expect((await page.request.post('/api/user/logout')).status()).toBe(200);
  await context.setOffline(false);
  await expect(page.getByText(words['account.ended'])).toBeVisible();
  await expect(page.getByText('Vain minun')).toHaveCount(0);

  await login(page, 'fi', guest, PASSWORD);
  await expect(page.getByText(guest.email)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: words['outbox.title'] })).toHaveCount(0);
  expect(await notes(page, id)).toBeNull();
  await button(page, words['account.logout']).click();
  await expect(page.getByText(words['account.loggedOut'])).toBeVisible();

  await login(page, 'fi', owner, PASSWORD);
  await expect.poll(() => notes(page, id)).toBe('Vain minun');
});

// Issue "In the pocket": A user who opens the app without a network is themselves still, with favourites, notes and
//   own places; nothing of it stays after a logout
test('a user who opens the app without a network is still logged in, but not after a logout', async ({
  page,
  context,
}) => {
  const { email } = await loggedIn(page);
  const id = await open(page, PLACE);
  await best(page).click();
  await expect(best(page)).toHaveAttribute('aria-pressed', 'true');
  await note(page).fill('Avain');
  await note(page).blur();
  await expect(page.getByText(words['note.saved'])).toBeVisible();
  // The button is pressed before the server has answered.
  await expect.poll(async () => (await read(page, '/api/favourites/')).length).toBe(1);
  // The page itself and its files may come from the worker; the user's data may not.
  await context.route('**/graphql', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.goto('/v/home');
  await expect(page.getByText(email)).toBeVisible();
  await page.goto(`/v/place/${id}`);
  await expect(note(page)).toHaveValue('Avain');
  await expect(best(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/v/favourites');
  await expect(page.getByRole('link', { name: new RegExp(PLACE) })).toBeVisible();
  await context.unroute('**/graphql');

  await page.goto('/v/home');
  await button(page, words['account.logout']).click();
  await expect(page.getByText(words['account.loggedOut'])).toBeVisible();
  await context.route('**/graphql', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.goto('/v/home');
  await expect(page.getByText(email)).toHaveCount(0);
});
