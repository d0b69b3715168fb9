import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES, type Screen, type Size, SIZES, STATES } from './everyScreen.ts';
import { placeIds, show } from './show.ts';
import { leftOut, walk } from './tabWalk.ts';
import { expect, test } from './visitor.ts';
import { LANGUAGES, type Language } from './words.ts';

/** Every rule of axe that is not experimental or of the highest level alone; none is switched off. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SHOWN = 5;

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, SHOWN).map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}

async function isWalkedByTab(page: Page, screen: string) {
  const stops = await walk(page);
  expect.soft(stops[0]?.name, `${screen}: first stop`).toMatch(/^a (Siirry|Gå|Skip)/);
  expect
    .soft(
      stops.filter(({ ringed, seen }) => !ringed || !seen),
      `${screen}: stops without ring or out of sight`,
    )
    .toEqual([]);
  expect.soft(await leftOut(page), `${screen}: what Tab does not reach`).toEqual([]);
}

interface Round {
  readonly screens: readonly Screen[];
  readonly language: Language;
  readonly size: Size;
  readonly colorScheme: 'light' | 'dark';
  /** By the Tab key too: the pages are the same in each language. */
  readonly byTab?: true;
}

function goesRound({ screens, language, size, colorScheme, byTab }: Round) {
  test.describe(`${language}, ${size}, ${colorScheme}`, () => {
    test.use({ ...SIZES[size], colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    const what = screens === PAGES ? 'any page' : 'what opens on the pages';
    test(`axe finds nothing on ${what}${byTab ? ', and Tab walks over each to its end, every stop ringed and in sight' : ''}`, async ({
      page,
    }) => {
      const ids = await placeIds(page);
      for (const screen of screens.filter(({ only = size }) => only === size)) {
        await test.step(screen.name, async () => {
          await show(page, screen, ids, language, size);
          if (byTab) await isWalkedByTab(page, screen.name);
          expect.soft(await faults(page), screen.name).toEqual([]);
        });
      }
    });
  });
}

for (const language of LANGUAGES)
  goesRound({
    screens: PAGES,
    language,
    size: 'desktop',
    colorScheme: 'light',
    ...(language === 'fi' && { byTab: true }),
  });
goesRound({ screens: PAGES, language: 'fi', size: 'phone', colorScheme: 'dark', byTab: true });
goesRound({ screens: STATES, language: 'fi', size: 'phone', colorScheme: 'light' });
goesRound({ screens: STATES, language: 'sv', size: 'desktop', colorScheme: 'dark' });
