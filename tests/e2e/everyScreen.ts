import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#common/languages.ts';
import type { WORDS } from './words.ts';

/** Where the places of the starter set stand by which the screens are shown. */
export const PLACES = {
  area: 'Aulangon luonnonsuojelualue',
  path: 'Aulangonjärven polku',
  museum: 'Sibeliuksen syntymäkoti',
  castle: 'Hämeen linna',
} as const;

export type PlaceIds = Record<keyof typeof PLACES, number>;

export type Size = 'phone' | 'desktop';

export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** A screen, or a state of one, as a visitor without an account meets it. */
export interface Screen {
  readonly name: string;
  readonly path: (ids: PlaceIds) => string;
  /** What is there when the screen is. */
  readonly ready: (page: Page, words: Words) => Locator;
  /** Leads from the screen to its state. */
  readonly open?: (page: Page, words: Words, size: Size) => Promise<void>;
  /** The map is on it. */
  readonly map?: true;
  /** Only there on a screen of this size. */
  readonly only?: Size;
}

type Words = (typeof WORDS)[Language];

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const form = (page: Page) => page.getByRole('main').getByRole('textbox').first();
const article = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /Hämeenlinna|Tavastehus/ })
    .first();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** They come after the list, and would be missing on a walk that has begun. */
const filters = (page: Page, words: Words) => button(page, words['filters.all']);
const box = (page: Page) => page.getByRole('combobox');
const POS = '?pos=11.2,24.46654,60.99486';

/** Every page; all texts of the product stand on one of them or in one of the states. */
export const PAGES: readonly Screen[] = [
  {
    name: 'intro',
    path: () => '/',
    ready: (page, words) => page.getByRole('link', { name: words['intro.openMap'], exact: true }),
  },
  { name: 'map-list', path: () => `/v/map${POS}`, ready: cards, map: true },
  { name: 'map-place', path: ({ castle }) => `/v/map/${castle}${POS}`, ready: article, map: true },
  { name: 'map-point', path: () => `/v/map${POS}&point=24.51,61.02`, ready: heading, map: true },
  { name: 'place-list', path: () => `/v/place${POS}`, ready: filters },
  {
    name: 'place-no-kind',
    path: () => `/v/place/none${POS}`,
    ready: (page, words) => page.getByText(words['list.chooseKind']),
  },
  {
    name: 'place-nearest',
    path: () => '/v/place/museum?pos=12,27.5,69.2',
    ready: filters,
  },
  { name: 'place-area', path: ({ area }) => `/v/place/${area}`, ready: article },
  { name: 'place-path', path: ({ path }) => `/v/place/${path}`, ready: article },
  { name: 'place-museum', path: ({ museum }) => `/v/place/${museum}`, ready: article },
  { name: 'not-found', path: () => '/v/place/123456789012', ready: heading },
  { name: 'no-page', path: () => '/v/nothing', ready: (page) => page.getByRole('heading', { level: 1 }) },
  { name: 'favourites', path: () => '/v/favourites', ready: heading },
  { name: 'home', path: () => '/v/home', ready: form },
  { name: 'newuser', path: () => '/v/newuser', ready: form },
  { name: 'forgotpw', path: () => '/v/forgotpw', ready: form },
  { name: 'setpw', path: () => '/v/setpw', ready: form },
  { name: 'setpw-link', path: () => '/v/setpw?resetToken=abc', ready: (page) => page.locator('input[name=repeat]') },
  {
    name: 'setpw-expired',
    path: () => '/v/setpw?resetToken=expired',
    ready: (page) => page.getByRole('main').getByRole('alert'),
  },
  {
    name: 'confirmemail',
    path: () => '/v/confirmemail?registerToken=abc&email=maija%40example.fi',
    ready: (page) => page.locator('main form button[type=submit]'),
  },
  {
    name: 'confirmemail-expired',
    path: () => '/v/confirmemail?registerToken=expired&email=maija%40example.fi',
    ready: (page) => page.getByRole('main').getByRole('alert'),
  },
  { name: 'profile-unknown', path: () => '/v/profile/Eiketaan', ready: heading },
  { name: 'help', path: () => '/v/help', ready: heading },
  { name: 'developers', path: () => '/v/developers', ready: heading },
  { name: 'installhelp', path: () => '/v/installhelp', ready: heading },
  { name: 'feedback', path: () => '/v/feedback', ready: (page) => page.getByRole('main').getByRole('textbox').first() },
  { name: 'about', path: () => '/v/about', ready: (page) => page.getByRole('link', { name: 'ODbL 1.0' }).first() },
];

const POINT = '/v/place?point=24.51,61.02';
const named = (page: Page) => page.getByRole('article').locator('form input');

/** Makes an own place of the point, without a name. */
async function saveOwnPlace(page: Page, words: Words): Promise<void> {
  await button(page, words['actions.addPlace']).click();
  await named(page).press('Enter');
  await expect(page).toHaveURL(/\/v\/place\/3\d{14}/);
  // The field of the name leaves with the point; the note of the place comes with its heading.
  await expect(named(page)).toHaveCount(0);
  await expect(article(page)).toBeVisible();
  await expect(form(page)).toBeVisible();
}

/** Pages that show something of their own to one who is logged in, and what opens on them. */
export const USER_PAGES: readonly Screen[] = [
  {
    name: 'favourites-own',
    path: () => '/v/favourites',
    ready: (page) => page.getByRole('main').getByRole('region').first(),
  },
  { name: 'place-own', path: ({ castle }) => `/v/place/${castle}`, ready: form },
  { name: 'place-list-own', path: () => `/v/place${POS}`, ready: cards },
  {
    name: 'new-own-place',
    path: () => POINT,
    ready: heading,
    async open(page, words) {
      await button(page, words['actions.addPlace']).click();
      await expect(named(page)).toBeVisible();
    },
  },
  { name: 'own-place', path: () => POINT, ready: heading, open: saveOwnPlace },
  {
    name: 'own-place-name',
    path: () => POINT,
    ready: heading,
    async open(page, words) {
      await saveOwnPlace(page, words);
      await page.getByRole('article').locator('button:has(.lucide-pencil)').click();
      await expect(named(page)).toBeFocused();
    },
  },
  {
    name: 'own-place-delete',
    path: () => POINT,
    ready: heading,
    async open(page, words) {
      await saveOwnPlace(page, words);
      await page.getByRole('article').getByRole('list').getByRole('button').last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'map-placing',
    path: () => `/v/map${POS}`,
    ready: cards,
    map: true,
    async open(page, words) {
      await button(page, words['actions.addPlace']).click();
      await expect(page.getByText(words['addPlace.hint'])).toBeVisible();
    },
  },
];

/** What a visitor can open on them. */
export const STATES: readonly Screen[] = [
  {
    name: 'about-licences',
    path: () => '/v/about',
    ready: heading,
    async open(page, words) {
      await button(page, words['about.showLicences']).click();
      await expect(page.getByRole('link', { name: /^maplibre-gl / })).toBeVisible();
    },
  },
  {
    name: 'save-area',
    path: () => `/v/place${POS}`,
    ready: cards,
    async open(page, words) {
      await button(page, words['list.save']).click();
      await expect(page.getByRole('dialog').locator('button[type=submit]')).toHaveAttribute('aria-disabled', 'false');
    },
  },
  {
    name: 'search-results',
    path: () => `/v/place${POS}`,
    ready: cards,
    async open(page) {
      await box(page).fill('linna');
      await expect(page.getByRole('option').nth(2)).toBeVisible();
      await box(page).press('ArrowDown');
    },
  },
  {
    name: 'filters',
    path: () => `/v/place/museum${POS}&open=sa-10:00`,
    ready: (page, words) => button(page, words['filters.all']),
    async open(page, words) {
      await button(page, words['filters.all']).click();
      await expect(page.getByRole('group', { name: words['filters.hours'] })).toBeVisible();
    },
  },
  {
    name: 'search-understood',
    path: () => `/v/place${POS}`,
    ready: cards,
    async open(page, words) {
      await box(page).fill('museo auki lauantaina');
      await expect(page.getByRole('list', { name: words['line.label'] }).getByRole('listitem')).toHaveCount(2);
    },
  },
  {
    name: 'search-nothing',
    path: () => `/v/place${POS}`,
    ready: cards,
    async open(page) {
      await box(page).fill('qzxwvqzxwv');
      await expect(page.getByRole('search').getByRole('status')).not.toBeEmpty();
    },
  },
  {
    name: 'kinds-all',
    path: () => `/v/place${POS}`,
    ready: cards,
    async open(page, words) {
      await button(page, words['kinds.more']).click();
    },
  },
  {
    name: 'login-favourites',
    path: () => `/v/place${POS}`,
    ready: cards,
    async open(page, words) {
      await button(page, words['kinds.favourites']).click();
      await expect(page.getByText(words['login.noFavourites'])).toBeVisible();
    },
  },
  {
    name: 'login-own-place',
    path: () => '/v/place?point=24.51,61.02',
    ready: heading,
    async open(page, words) {
      await button(page, words['actions.addPlace']).click();
      await expect(page.getByText(words['login.ownPlace'])).toBeVisible();
    },
  },
  {
    name: 'map-login-favourites',
    path: () => `/v/map${POS}`,
    ready: cards,
    map: true,
    async open(page, words) {
      await button(page, words['favourites.onMap']).click();
      await expect(page.getByText(words['login.noFavourites'])).toBeVisible();
    },
  },
  {
    name: 'share-popup',
    path: ({ castle }) => `/v/place/${castle}`,
    ready: article,
    async open(page, words) {
      await button(page, words['actions.share']).click();
      await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    },
  },
  {
    name: 'download-menu',
    path: ({ path }) => `/v/place/${path}`,
    ready: article,
    async open(page, words) {
      await button(page, words['actions.download']).click();
      await expect(page.getByRole('link', { name: /^GPX/ })).toBeVisible();
    },
  },
  {
    name: 'place-weather',
    path: ({ castle }) => `/v/place/${castle}`,
    ready: article,
    async open(page, words) {
      await page.getByRole('article').evaluate((shown) => shown.scrollIntoView({ block: 'end' }));
      await button(page, words['weather.more']).click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'place-text',
    path: ({ castle }) => `/v/place/${castle}`,
    ready: article,
    async open(page, words) {
      await button(page, words['encyclopedia.more']).click();
      await expect(button(page, words['encyclopedia.less'])).toBeVisible();
    },
  },
  {
    name: 'toast',
    path: ({ castle }) => `/v/place/${castle}`,
    ready: article,
    async open(page, words) {
      await button(page, words['actions.share']).click();
      await button(page, words['actions.copyLink']).click();
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: words['share.copyFailed'] })
          .or(page.getByText(words['share.copied'])),
      ).toBeVisible();
    },
  },
  {
    name: 'map-layers',
    path: () => `/v/map${POS}`,
    ready: cards,
    map: true,
    async open(page, words) {
      await button(page, words['layers.label']).click();
      await expect(page.getByRole('radio')).toHaveCount(2);
    },
  },
  {
    name: 'map-measuring',
    path: () => `/v/map${POS}`,
    ready: cards,
    map: true,
    async open(page, words) {
      await button(page, words['measure.label']).click();
      await button(page, words['measure.addMiddle']).click();
      await expect(button(page, words['measure.undo'])).toBeEnabled();
    },
  },
  {
    name: 'map-folded',
    path: () => `/v/map${POS}`,
    ready: cards,
    map: true,
    only: 'desktop',
    async open(page, words) {
      await button(page, words['panel.fold']).click();
      await expect(button(page, words['panel.unfold'])).toBeVisible();
    },
  },
  {
    name: 'map-drawer',
    path: () => `/v/map${POS}`,
    ready: cards,
    map: true,
    only: 'phone',
    async open(page, words) {
      await button(page, words['nav.openDrawer']).click();
      await expect(page.getByRole('link', { name: words['nav.help'] })).toBeVisible();
    },
  },
  {
    name: 'map-sheet-half',
    path: () => `/v/map${POS}`,
    ready: cards,
    map: true,
    only: 'phone',
    async open(page, words) {
      await button(page, words['sheet.raise']).click();
    },
  },
  {
    name: 'map-sheet-full',
    path: () => `/v/map${POS}`,
    ready: cards,
    map: true,
    only: 'phone',
    async open(page, words) {
      await button(page, words['sheet.raise']).press('ArrowUp');
      await expect(page.getByRole('button', { expanded: true, name: words['sheet.raise'] })).toBeVisible();
      await button(page, words['sheet.raise']).press('ArrowUp');
      await expect(button(page, words['sheet.lower'])).toBeVisible();
    },
  },
];
