import { expect, test } from 'vitest';
import { isKind } from '#common/catalogue/kinds.ts';
import { LANGUAGES } from '#common/languages.ts';
import en from '#web/i18n/en.json' with { type: 'json' };
import fi from '#web/i18n/fi.json' with { type: 'json' };
import sv from '#web/i18n/sv.json' with { type: 'json' };
import { INTRO_TEXTS, KIND_TITLES, OTHERS_TITLES, TAB_TITLES, VIEW_TITLES } from './pageTexts.ts';

const client = { fi, sv, en };

test('pages are called as the client calls their tabs', () => {
  for (const language of LANGUAGES) {
    expect(OTHERS_TITLES[language]).toBe(client[language]['list.others']);
    for (const tab of ['about', 'help'] as const)
      expect(TAB_TITLES[tab][language], `${tab} in ${language}`).toBe(client[language][`nav.${tab}`]);
    for (const tab of ['map', 'place'] as const)
      expect(VIEW_TITLES[tab][language], `${tab} in ${language}`).toBe(client[language][`nav.${tab}`]);
  }
});

test('lists are called as the client calls their kinds', () => {
  for (const [kind, titles] of Object.entries(KIND_TITLES)) {
    if (!isKind(kind)) throw new TypeError(`${kind} is no kind`);
    for (const language of LANGUAGES)
      expect(titles[language], `${kind} in ${language}`).toBe(client[language][`kind.${kind}`]);
  }
});

test('the intro says first what it says in the client', () => {
  for (const language of LANGUAGES) {
    const { heading, lead, openMap, openPlaces } = INTRO_TEXTS[language];
    const said = client[language];
    expect([heading, lead, openMap, openPlaces]).toEqual([
      said['intro.heading'],
      said['intro.lead'],
      said['intro.openMap'],
      said['intro.openPlaces'],
    ]);
  }
});
