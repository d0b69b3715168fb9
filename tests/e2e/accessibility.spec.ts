import type { Page } from '@playwright/test';
import type { Language } from '#common/languages.ts';
import { axeFaults } from './axe.ts';
import { dialogsFit, isEnlarged } from './enlarged.ts';
import { PAGES, type Screen, type Size, SIZES, STATES } from './everyScreen.ts';
import { placeIds, show } from './show.ts';
import { leftOut, walk } from './tabWalk.ts';
import { expect, test } from './visitor.ts';

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

const BY_TAB = 'Tab walks over each to its end, every stop ringed and in sight';
const ENLARGED = 'enlarged to 200 %, 320 px wide and with letters of twice the size nothing is cut off or out of reach';

interface Round {
  readonly screens: readonly Screen[];
  readonly language: Language;
  readonly size: Size;
  readonly colorScheme: 'light' | 'dark';
  /** What is held of the screens beside axe. */
  readonly held?: readonly (typeof BY_TAB | typeof ENLARGED)[];
}

function goesRound(round: Round) {
  const { screens, language, size, colorScheme, held = [] } = round;
  const shown = screens.filter(({ only = size }) => only === size);
  test.describe(`${language}, ${size}, ${colorScheme}`, () => {
    test.use({ ...SIZES[size], colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    const what = screens === PAGES ? 'any page' : 'what opens on the pages';
    const also = held.map((one) => `; ${one}`).join('');
    // SPEC §1: The product is in Finnish, Swedish and English; nothing stands in the way of assistive technology in
    //   any of them
    // SPEC §1: Keyboard and screen reader reach all that the map shows through the list (DESIGN 7)
    // SPEC §1: Enlarged to 200 %, in a window of 320 px or with letters of twice the size nothing is lost
    // Issue "Accounts": Every screen in fi, sv and en, usable by everybody
    test(`axe finds nothing on ${what}${also}`, ({ page }) => {
      test.setTimeout(300_000);
      return areUsable(
        page,
        shown.filter(({ map }) => !map),
        round,
      );
    });
    test(`axe finds nothing on ${what} over a map${also}`, { tag: '@map' }, ({ page }) => {
      test.setTimeout(300_000);
      return areUsable(
        page,
        shown.filter(({ map }) => map),
        round,
      );
    });
  });
}

async function areUsable(page: Page, screens: readonly Screen[], { language, size, held = [] }: Round): Promise<void> {
  const ids = await placeIds(page);
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await show(page, screen, ids, language, size);
      if (held.includes(BY_TAB)) await isWalkedByTab(page, screen.name);
      expect.soft(await axeFaults(page), screen.name).toEqual([]);
      await dialogsFit(page, screen.name);
      if (held.includes(ENLARGED)) await isEnlarged(page, screen.name);
    });
  }
}

// Every screen on both sizes and in both colours; that each text is there in every language is held by its types. The
// order of stops is that of the document on any screen, and is walked once.
goesRound({ screens: PAGES, language: 'fi', size: 'desktop', colorScheme: 'light', held: [BY_TAB, ENLARGED] });
goesRound({ screens: PAGES, language: 'sv', size: 'phone', colorScheme: 'dark' });
goesRound({ screens: STATES, language: 'en', size: 'phone', colorScheme: 'light' });
goesRound({ screens: STATES, language: 'sv', size: 'desktop', colorScheme: 'dark' });
