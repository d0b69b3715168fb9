import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { test } from './undrawn.ts';

/** A page of another site than the product's: browsers hold `localhost` and `127.0.0.1` apart. */
async function withPage<T>(html: string, visit: (address: string) => Promise<T>): Promise<T> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Retkiblogi</title><h1>Retkiblogi</h1>${html}`);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done()));
  const address: AddressInfo | string | null = server.address();
  try {
    return await visit(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Requests of the page that are more than reading. */
function changesOf(page: Page): readonly string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(`${request.method()} ${request.url()}`);
  });
  return changes;
}

const home = (baseURL: string | undefined) => baseURL ?? '';

/** Errors of the page and its frames; MapLibre throws some where it cannot draw. */
function faultsOf(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

/** Whether tiles of the base map and of places have come, and no tile failed. */
function tilesOf(page: Page): { readonly came: Set<string>; readonly failed: string[] } {
  const tiles = { came: new Set<string>(), failed: [] as string[] };
  page.on('response', (response) => {
    const [, layer] = /\/tiles\/(base|attractions)\//.exec(response.url()) ?? [];
    if (layer !== undefined && response.ok()) tiles.came.add(layer);
    else if (layer !== undefined) tiles.failed.push(response.url());
  });
  return tiles;
}

/**
 * Frames of the page can neither read nor write what browsers deny to frames of other sites where third-party cookies
 * are blocked. The shell of Chromium, which tests run in, blocks none by itself.
 */
async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: denied });
    Object.defineProperty(document, 'cookie', { get: denied, set: denied });
  });
}

/** Id of the first place of a list. */
async function firstPlace(page: Page): Promise<string> {
  await page.goto('/embed/map?kind=hiking&lang=en');
  const address = await page.getByRole('listitem').getByRole('link').first().getAttribute('href');
  return /\d+/.exec(address ?? '')?.[0] ?? '';
}

test.use({ viewport: { width: 900, height: 700 } });

// Issue "A service others build on": Embed in a page of another origin in a real browser
test('a map on a page of another site lists places, is drawn, and only opens full pages @map @drawn', async ({
  page,
  context,
  baseURL,
}) => {
  const [changes, faults, tiles] = [changesOf(page), faultsOf(page), tilesOf(page)];
  const html = `<script type="module" src="${home(baseURL)}/embed/taival-map.js"></script>
    <taival-map kind="hiking" lang="en" theme="light"></taival-map>`;
  await denyStorage(page);
  await withPage(html, async (address) => {
    await page.goto(address);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Hiking');
    await expect(frame.locator('canvas.maplibregl-canvas')).toBeVisible();
    const storage = frame.locator('body').evaluate(() => localStorage.length);
    await expect(storage).rejects.toThrow('Access is denied');
    await expect.poll(() => [...tiles.came].toSorted()).toEqual(['attractions', 'base']);
    await expect(frame.getByRole('contentinfo')).toContainText('OpenStreetMap');
    await frame.getByRole('button', { name: 'Zoom in' }).click();
    const first = frame.getByRole('listitem').getByRole('link').first();
    const name = await first.locator('b').innerText();
    const [opened] = await Promise.all([context.waitForEvent('page'), first.click()]);
    await expect(opened).toHaveURL(/\/v\/place\/\d+/);
    await expect(opened.getByRole('heading', { level: 1 })).toContainText(name.replace(/…$/, ''));
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    expect(page.url()).toBe(address);
  });
  expect([changes, faults, tiles.failed]).toEqual([[], [], []]);
});

test('an embed holds nothing in the browser, and has nothing that changes data', async ({ page, context, baseURL }) => {
  await withPage(
    `<iframe src="${home(baseURL)}/embed/map?kind=hiking&lang=fi" width="640" height="420"></iframe>`,
    async (address) => {
      await page.goto(address);
      const frame = page.frameLocator('iframe');
      await expect(frame.getByRole('listitem').first()).toBeVisible();
      expect(await context.cookies()).toEqual([]);
      // Some browsers deny storage to frames of other sites; where it is there, the embed has left it empty.
      const stored = await frame.locator('body').evaluate(() => {
        try {
          return localStorage.length;
        } catch {
          return 0;
        }
      });
      expect(stored).toBe(0);
      await expect(frame.locator('form, input, select, textarea')).toHaveCount(0);
      await expect(frame.locator('a:not([target="_blank"][rel~="noopener"])')).toHaveCount(0);
    },
  );
});

test('every other page refuses to be framed by another site', async ({ page, baseURL }) => {
  for (const path of ['/', '/v/map', '/v/place', '/v/home', '/graphql'])
    await withPage(`<iframe src="${home(baseURL)}${path}"></iframe>`, async (address) => {
      await page.goto(address);
      await expect.poll(() => page.frames()[1]?.url() ?? '').toMatch(/^chrome-error:/);
    });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an embed is its list', async ({ page }) => {
    await page.goto('/embed/map?kind=hiking&lang=sv');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vandring');
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expect(page.locator('#map')).toBeHidden();
  });
});

test('a place has its mark on the map, in the colours that are asked for @map @drawn', async ({ page }) => {
  const id = await firstPlace(page);
  await page.goto(`/embed/place/${id}?theme=dark&lang=en`);
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible();
  await expect(page.locator('.mark')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('in a low frame nothing of the map covers its buttons @map @drawn', async ({ page }) => {
  const id = await firstPlace(page);
  await page.setViewportSize({ width: 280, height: 220 });
  await page.goto(`/embed/place/${id}?theme=dark&lang=en`);
  for (const name of ['Zoom in', 'Zoom out', 'Map sources'])
    await page.locator('#map').getByLabel(name, { exact: true }).click({ trial: true });
  await expect(page.locator('.maplibregl-ctrl-group')).toHaveCSS('background-color', 'rgb(15, 20, 17)');
});

test('the page of a place offers its code, short link and QR code', async ({ page }) => {
  const id = await firstPlace(page);
  await page.goto(`/v/place/${id}?lang=en`);
  await page.getByRole('button', { name: 'Embed this or print a QR code' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await dialog.getByLabel('Colours').selectOption('Dark');
  await expect(dialog.getByLabel('Code for your page')).toHaveValue(
    new RegExp(`/embed/place/${id}\\?theme=dark&amp;lang=en"`),
  );
  await expect(dialog.frameLocator('iframe').locator('html')).toHaveAttribute('data-theme', 'dark');
  const sign = await dialog.getByRole('link', { name: /Download the QR code/ }).getAttribute('href');
  const svg = await page.request.get(sign ?? '');
  expect(svg.headers()['content-type']).toContain('image/svg+xml');
  await page.goto((sign ?? '').replace(/\/qr\.svg.*/, ''));
  await expect(page).toHaveURL(new RegExp(`/v/place/${id}$`));
});
