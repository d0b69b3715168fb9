import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as bare, type Page, type Route } from '@playwright/test';
import { projectRoot } from '#api/platform/paths.ts';
import { madeWeather } from '../support/made/madeWeather.ts';
import { type Product, removeDataDir } from '../support/product.ts';
import { startUpstream, type Upstream } from '../support/services/upstream.ts';
import { startProductBeside } from './productBeside.ts';
import { loggedIn } from './users.ts';
import { detail, expect, find, requestsBeside, test } from './visitor.ts';

// Weather and encyclopedia on the page; their services are replayed on this machine, and in the last part they do
// not answer.

const operations: Record<string, string> = JSON.parse(
  readFileSync(path.join(projectRoot, 'web', 'data', 'relay', 'persistedQueries.json'), 'utf8'),
);
const askedBy = (name: string) => {
  const ids = Object.entries(operations).flatMap(([id, text]) => (text.startsWith(`query ${name}(`) ? [id] : []));
  return (url: URL | string) => ids.includes(new URL(url).searchParams.get('documentId') ?? '');
};
const isWeather = askedBy('WeatherPanelQuery');
const isEncyclopedia = askedBy('EncyclopediaBlockQuery');

interface WeatherBody {
  readonly forecasts: Record<'times', string[]> & Record<'temp' | 'precip' | 'windgust' | 'cloud', number[]>;
  readonly dayForecasts: {
    readonly dates: string[];
    readonly complete: boolean[];
    readonly minTemp: number[];
    readonly maxTemp: number[];
    readonly sumPrecip: number[];
    readonly maxWind: number[];
    readonly avgCloud: number[];
  };
  readonly observations: {
    readonly air: { readonly temp: number; readonly windgust: number; readonly time: string };
  };
  readonly sun: { readonly date: string; readonly sunrise: string; readonly sunset: string }[];
}

const region = (page: Page, name: string) =>
  page
    .getByRole('article')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const weather = (page: Page) => region(page, 'Sää');
const toWeather = (page: Page) =>
  page.getByRole('article').evaluate((article) => article.scrollIntoView({ block: 'end' }));
const articleHeight = (page: Page) => page.getByRole('article').evaluate((article) => article.clientHeight);
/** As it is read: spaces that hold together are spaces, places to part a word are none. */
const read = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u00AD', '');
const whole = (n: number) => `${n <= -0.5 ? '−' : ''}${Math.round(Math.abs(n))}`;
const decimal = (n: number) => n.toFixed(1).replace('.', ',');
const clock = (time: string | number) =>
  new Date(time)
    .toLocaleTimeString('fi-FI', { timeZone: 'Europe/Helsinki', hour: '2-digit', minute: '2-digit' })
    .replace('.', ':');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const average = (values: readonly number[]) => sum(values) / values.length;

/** What the hours up to `count` ahead say, counted anew from the answer of the service. */
function hoursOf({ forecasts: { times, temp, precip, windgust, cloud } }: WeatherBody, count: number) {
  const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  const next = (values: readonly number[]) =>
    values.filter(
      (_, at) => Date.parse(times[at] ?? '') > hour && Date.parse(times[at] ?? '') <= hour + count * 3_600_000,
    );
  return {
    temp: `${whole(average(next(temp)))} °C`,
    precip: `${decimal(sum(next(precip)))} mm`,
    gust: `${whole(Math.max(...next(windgust)))} m/s`,
    cloud: `${whole(average(next(cloud)))} %`,
  };
}

/** What "Now" has to say: temperature and gusts as measured, the rest of the hour's forecast. */
function nowOf(body: WeatherBody) {
  const { temp, windgust, time } = body.observations.air;
  return { ...hoursOf(body, 1), when: clock(time), temp: `${whole(temp)} °C`, gust: `${whole(windgust)} m/s` };
}

test('a text that does not come after all moves nothing that is read below it', async ({ page }) => {
  const { id } = await find(page, 'Hämeen linna');
  const held: Route[] = [];
  await page.route(isEncyclopedia, (route) => void held.push(route));
  await page.goto(`/v/place/${id}?lang=fi`);
  await expect.poll(() => held.length).toBe(1);
  const comments = region(page, 'Kommentit');
  await comments.evaluate((section) => section.scrollIntoView({ block: 'start' }));
  // There are comments where a test before this one has left some.
  await expect(comments.getByText('Ei vielä kommentteja.').or(comments.getByRole('listitem')).first()).toBeVisible();
  const top = () => comments.evaluate((section) => section.getBoundingClientRect().top);
  const height = await articleHeight(page);
  const before = await top();
  await held[0]?.abort();
  await expect.poll(() => articleHeight(page)).toBeLessThan(height - 20);
  // The browser moves the page by whole pixels.
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

// SPEC §2: Weather panel, of places, points and own places; §4 its expand toggle; §9 then days; 6-hour averages and
//   totals; values equal to the service's
test('a place has the service’s weather: now, days, snow, sun; a toggle opens chart and table; nothing moves', async ({
  page,
}) => {
  const { id } = await find(page, 'Hämeen linna');
  const [lon, lat] = (await detail(page, id)).pos;
  const body: WeatherBody = await (
    await page.request.get(`/api/query/weatherAt?lon=${lon.toFixed(2)}&lat=${lat.toFixed(2)}`)
  ).json();
  const held: Route[] = [];
  await page.route(isWeather, (route) => void held.push(route));
  await page.goto(`/v/place/${id}?lang=fi`);
  await expect(page.locator('.early')).toHaveCount(0);
  await toWeather(page);
  await expect.poll(() => held.length).toBe(1);
  // What else loads when the page is scrolled has moved what it moves, so that only the weather is still to come.
  await expect(page.getByRole('article').getByText('Hämeen linna (fi) on paikka.')).toBeVisible();
  await toWeather(page);
  const seen = async () =>
    page.getByRole('heading', { name: 'Lähellä' }).evaluate((heading) => ({
      top: heading.getBoundingClientRect().top,
      scrolled: window.scrollY,
    }));
  const before = await seen();
  await held[0]?.continue();

  const cards = weather(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const now = nowOf(body);
  await expect(cards.first()).toBeVisible();
  expect(await seen()).toEqual(before);
  for (const text of ['Nyt', now.when, now.temp, now.precip, now.gust, now.cloud])
    await expect(cards.first()).toContainText(text);
  const { dates, complete, minTemp, maxTemp, sumPrecip, maxWind, avgCloud } = body.dayForecasts;
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Helsinki' });
  const days = dates.flatMap((date, at) =>
    // In its first hour today is forecast whole too, but has its own card.
    complete[at] && date > today
      ? [
          {
            date: date.split('-').toReversed().join('.'),
            texts: [
              `${whole(minTemp[at] ?? 0)}…${whole(maxTemp[at] ?? 0)} °C`,
              `${decimal(sumPrecip[at] ?? 0)} mm`,
              `${whole(maxWind[at] ?? 0)} m/s`,
              `${whole(avgCloud[at] ?? 0)} %`,
            ],
          },
        ]
      : [],
  );
  expect(days.length).toBeGreaterThan(0);
  await expect(weather(page)).toContainText(`Mitattu klo ${now.when}: Lähilä, `);
  // In its last hour nothing is left of the day.
  const hasToday = Number(clock(Date.now()).slice(0, 2)) < 23;
  if (hasToday) await expect(cards.nth(1)).toContainText(/^Tänään \d\d:00–24:00/);
  const first = hasToday ? 2 : 1;
  await expect(cards).toHaveCount(first + days.length);
  for (const [at, { date, texts }] of days.entries())
    for (const text of [date, ...texts]) await expect(cards.nth(first + at)).toContainText(text);
  // Those of yesterday may come along until the service is asked again.
  const sun = body.sun.find(({ date }) => date === today);
  await expect(weather(page)).toContainText(
    `Aurinko nousee klo ${clock(sun?.sunrise ?? '')} ja laskee klo ${clock(sun?.sunset ?? '')}`,
  );
  await expect(weather(page)).toContainText(/Lunta 23\scm \(Kaukola, \d+(?:,\d)?\skm\)/);
  await expect(weather(page)).toContainText('Ilmatieteen laitos, avoin data (CC BY 4.0)');

  await weather(page).getByRole('button', { name: 'Näytä tuntiennuste', expanded: false }).press('Enter');
  await expect(
    weather(page).getByRole('img', {
      name: /^Kaavio lämpötilasta ja sateesta .*: lämpötila −7…−1\s°C, sadetta yhteensä \d+,\d\smm\./,
    }),
  ).toBeVisible();
  const [sixHours = [], ...others] = await weather(page)
    .getByRole('table')
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
  const six = hoursOf(body, 6);
  expect(sixHours.slice(1).map(read)).toEqual([six.temp, six.precip, six.gust, six.cloud]);
  expect(others.length).toBeGreaterThan(7);
  await weather(page).getByRole('button', { name: 'Piilota tuntiennuste', expanded: true }).press('Enter');
  await expect(weather(page).getByRole('table')).toHaveCount(0);
});

// SPEC §2: Weather panel, of places, points and own places; §4 its expand toggle; §9 "Now" up to 6 hours ahead, then
//   days; 6-hour averages and totals; values equal to the service's
test('a point and an own place have their weather; the service never learns where exactly', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isWeather(request.url())) asked.push(new URL(request.url()).searchParams.get('variables') ?? '');
  });
  await page.goto('/v/place?point=24.51234,61.02345');
  await expect(weather(page).getByRole('heading', { level: 3 }).first()).toHaveText(/^Nyt/);
  await loggedIn(page);
  const made = await page.request.post('/api/userattractions/', {
    data: { name: 'Oma laavu', category: 'own', pos: [25.12345, 61.54321] },
  });
  const { id }: { id: number } = await made.json();
  await page.goto(`/v/place/${id}`);
  await expect(weather(page).getByRole('heading', { level: 3 }).first()).toHaveText(/^Nyt/);
  expect(asked).toEqual(['{"position":[24.51,61.02]}', '{"position":[25.12,61.54]}']);
});

// SPEC §2: Description block from the encyclopedia; §9 wiki text shortened, the rest behind "read more"; a text in
//   another language than asked says which it is (RULINGS 10)
test('the encyclopedia is in the page’s language or says in which; "read more", page and licence link', async ({
  page,
}) => {
  const { id } = await find(page, 'Hämeen linna');
  await page.goto(`/v/place/${id}?lang=en`);
  const article = page.getByRole('article');
  await expect(article.getByText('The text is in Finnish. Wikipedia: Hämeen linna (CC BY-SA 4.0)')).toBeVisible();
  const text = article.locator('div[lang=fi]');
  await expect(text).toHaveText('Hämeen linna (fi) on paikka.');
  await article.getByRole('button', { name: 'Read more', expanded: false }).press('Enter');
  await expect(text).toHaveText(/on paikka\.Siitä on paljon kerrottavaa\./);
  await expect(article.getByRole('button', { name: 'Show less', expanded: true })).toBeFocused();
  await expect(article.getByRole('link', { name: 'Hämeen linna', exact: true }).last()).toHaveAttribute(
    'href',
    'https://fi.wikipedia.org/wiki/H%C3%A4meen_linna',
  );
  await expect(article.getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveAttribute(
    'href',
    /creativecommons\.org\/licenses\/by-sa\/4\.0/,
  );
  await page.goto(`/v/place/${id}?lang=sv`);
  await expect(article.locator('div[lang=sv]')).toHaveText('Hämeen linna (sv) (sv) on paikka.');
  await expect(article.getByText(/^Texten är på/)).toHaveCount(0);
});

bare.describe('services that do not answer', () => {
  const DATA_DIR = '.data/e2e-weather';
  let service: Upstream;
  let product: Product;

  bare.beforeAll(async () => {
    bare.setTimeout(180_000);
    service = await startUpstream(madeWeather());
    service.answer(() => undefined);
    product = await startProductBeside({
      dataDir: DATA_DIR,
      env: { FMI_URL: `${service.url}/wfs`, WIKIPEDIA_URL: `${service.url}/{lang}`, WIKIDATA_URL: service.url },
    });
  });

  bare.afterAll(async () => {
    await product.stop();
    service.close();
    removeDataDir(DATA_DIR);
  });

  // SPEC §7: An earlier slow request is aborted, weather loads on demand; §8 weather timeout only logged, weather
  //   errors hidden, wiki fetch failure logged and clears the block
  bare(
    'delay no page: the place is there before them, their parts hide, a place that is left stops asking',
    async ({ page }) => {
      const strangers = requestsBeside(page, product.url);
      const answered: string[] = [];
      page.on('response', (response) => {
        if (isWeather(response.url()) || isEncyclopedia(response.url())) answered.push(response.url());
      });
      const rows: { id: number; type: string }[] = await (
        await page.request.get(`${product.url}/api/query/find?q=${encodeURIComponent('Hämeen linna')}`)
      ).json();
      const id = rows.find(({ type }) => type === 'attraction')?.id ?? 0;
      const askedWeather = page.waitForRequest((request) => isWeather(request.url()));
      await page.goto(`${product.url}/v/place/${id}?lang=fi`);
      await expect(page.locator('.early')).toHaveCount(0);
      await toWeather(page);
      const asking = await askedWeather;
      await expect(region(page, 'Lähellä').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('article').getByRole('link', { name: 'Hae tietoa verkosta' })).toBeVisible();
      expect(answered).toEqual([]);

      // Another place: what was asked for the first is given up.
      const givenUp = page.waitForEvent('requestfailed', (request) => request === asking);
      await region(page, 'Lähellä').getByRole('link').first().click();
      expect((await givenUp).failure()?.errorText).toContain('ABORTED');

      await page.goBack();
      await expect.poll(() => answered.some(isWeather) && answered.some(isEncyclopedia)).toBe(true);
      await toWeather(page);
      await expect(region(page, 'Lähellä').getByRole('link').first()).toBeVisible();
      await expect(weather(page)).toHaveCount(0);
      await expect(page.getByRole('article').getByText('CC BY-SA 4.0')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('Palvelinvirhe')).toHaveCount(0);
      expect(strangers).toEqual([]);
    },
  );
});
