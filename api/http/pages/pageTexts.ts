import type { Kind } from '#common/catalogue/kinds.ts';
import type { Language } from '#common/languages.ts';
import type { PageTab, ViewTab } from '#common/urls/tabs.ts';

export const PRODUCT_NAME = 'Taival';

type Texts = Readonly<Record<Language, string>>;

/** What search engines and shared links show of pages that are no place. */
export const DESCRIPTIONS: Texts = {
  fi: 'Suomen luontokohteet, retkeilyreitit, nähtävyydet ja palvelut kartalla ja luettelona.',
  sv: 'Finlands naturområden, vandringsleder, sevärdheter och tjänster på kartan och i listor.',
  en: "Finland's nature areas, trails, sights and services on a map and in lists.",
};

/** What stands in the picture of shared links, for those who do not see it. */
export const PICTURE_TEXTS: Texts = {
  fi: 'Taival: Suomen luonto, reitit ja nähtävyydet kartalla',
  sv: 'Taival: Finlands natur, leder och sevärdheter på kartan',
  en: "Taival: Finland's nature, trails and sights on a map",
};

/** Titles of lists by kind, in the words of the client's chips; `none` lists nothing. */
export const KIND_TITLES: Readonly<Record<Exclude<Kind, 'none'>, Texts>> = {
  hiking: { fi: 'Retkeily', sv: 'Vandring', en: 'Hiking' },
  attraction: { fi: 'Nähtävyydet', sv: 'Sevärdheter', en: 'Sights' },
  museum: { fi: 'Museot', sv: 'Museer', en: 'Museums' },
  restaurant: { fi: 'Ravintolat', sv: 'Restauranger', en: 'Restaurants' },
  cafe: { fi: 'Kahvilat', sv: 'Kaféer', en: 'Cafés' },
  swimming: { fi: 'Uinti', sv: 'Simning', en: 'Swimming' },
  groceries: { fi: 'Ruokakaupat', sv: 'Mataffärer', en: 'Groceries' },
  cycling: { fi: 'Pyöräily', sv: 'Cykling', en: 'Cycling' },
  skiing: { fi: 'Hiihto', sv: 'Skidåkning', en: 'Skiing' },
  wc: { fi: 'WC:t', sv: 'Toaletter', en: 'Toilets' },
};

/** What the tabs with a list and places are called. */
export const VIEW_TITLES: Readonly<Record<ViewTab, Texts>> = {
  map: { fi: 'Kartta', sv: 'Karta', en: 'Map' },
  place: { fi: 'Kohteet', sv: 'Platser', en: 'Places' },
};

/** Titles of the tabs that search engines may list, in the words of the client; the intro is the product itself. */
export const TAB_TITLES = {
  intro: null,
  about: { fi: 'Tietoa palvelusta', sv: 'Om tjänsten', en: 'About' },
  help: { fi: 'Ohje', sv: 'Hjälp', en: 'Help' },
  feedback: { fi: 'Palaute', sv: 'Respons', en: 'Feedback' },
  installhelp: { fi: 'Taival aloitusnäytölle', sv: 'Taival på hemskärmen', en: 'Taival on your home screen' },
} as const satisfies Partial<Readonly<Record<PageTab, Texts | null>>>;

/** What the intro says first, in the words of the client. */
export const INTRO_TEXTS: Readonly<
  Record<
    Language,
    { readonly heading: string; readonly lead: string; readonly openMap: string; readonly openPlaces: string }
  >
> = {
  fi: {
    heading: 'Löydä seuraava retkikohteesi',
    lead: 'Taival näyttää Suomen luontokohteet, retkeily- ja hiihtoreitit, nähtävyydet ja palvelut kartalla ja luettelona. Käyttö on ilmaista eikä vaadi tiliä.',
    openMap: 'Avaa kartta',
    openPlaces: 'Selaa kohteita',
  },
  sv: {
    heading: 'Hitta nästa utflyktsmål',
    lead: 'Taival visar Finlands naturområden, vandringsleder och skidspår, sevärdheter och tjänster på kartan och i listor. Tjänsten är gratis och kräver inget konto.',
    openMap: 'Öppna kartan',
    openPlaces: 'Bläddra bland platser',
  },
  en: {
    heading: 'Find your next trip',
    lead: "Taival shows Finland's nature areas, hiking and ski routes, sights and services on a map and in lists. It is free to use and needs no account.",
    openMap: 'Open the map',
    openPlaces: 'Browse places',
  },
};

/** The last group of a list, of places whose category has none of its own. */
export const OTHERS_TITLES: Texts = { fi: 'Muut', sv: 'Övriga', en: 'Others' };
