import texts from '#api/domain/texts/clientTexts.json' with { type: 'json' };
import type { Kind } from '#common/catalogue/kinds.ts';
import type { Language } from '#common/languages.ts';
import type { PageTab, ViewTab } from '#common/urls/tabs.ts';

export const PRODUCT_NAME = 'Taival';

type Texts = Readonly<Record<Language, string>>;

/** Descriptions of pages that show no place, for search engines and shared links. */
export const DESCRIPTIONS: Texts = {
  fi: 'Suomen luontokohteet, retkeilyreitit, nähtävyydet ja palvelut kartalla ja luettelona.',
  sv: 'Finlands naturområden, vandringsleder, sevärdheter och tjänster på kartan och i listor.',
  en: 'Finland’s nature areas, trails, sights and services on a map and in lists.',
};

/** Alternative text of the picture of shared links. */
export const PICTURE_TEXTS: Texts = {
  fi: 'Taival: Suomen luonto, reitit ja nähtävyydet kartalla',
  sv: 'Taival: Finlands natur, leder och sevärdheter på kartan',
  en: 'Taival: Finland’s nature, trails and sights on a map',
};

/** Titles of lists by kind; `none` lists nothing. */
export const KIND_TITLES: Readonly<Record<Exclude<Kind, 'none'>, Texts>> = {
  hiking: texts['kind.hiking'],
  attraction: texts['kind.attraction'],
  museum: texts['kind.museum'],
  restaurant: texts['kind.restaurant'],
  cafe: texts['kind.cafe'],
  swimming: texts['kind.swimming'],
  groceries: texts['kind.groceries'],
  cycling: texts['kind.cycling'],
  skiing: texts['kind.skiing'],
  wc: texts['kind.wc'],
};

/** Titles of the tabs that show lists and places. */
export const VIEW_TITLES: Readonly<Record<ViewTab, Texts>> = { map: texts['nav.map'], place: texts['nav.place'] };

/** Titles of the other tabs; the intro has the product's name. Null: search engines may not list the tab. */
export const TAB_TITLES = {
  intro: PRODUCT_NAME,
  about: texts['nav.about'],
  help: texts['nav.help'],
  feedback: texts['nav.feedback'],
  developers: { fi: 'Kehittäjille', sv: 'För utvecklare', en: 'For developers' },
  installhelp: { fi: 'Taival aloitusnäytölle', sv: 'Taival på hemskärmen', en: 'Taival on your home screen' },
  home: null,
  favourites: null,
  newuser: null,
  forgotpw: null,
  setpw: null,
  confirmemail: null,
  profile: null,
  admin: null,
} as const satisfies Readonly<Record<PageTab, Texts | typeof PRODUCT_NAME | null>>;

/** A tab with a title of its own, which search engines are told of. */
export type ListedTab = {
  [Tab in PageTab]: (typeof TAB_TITLES)[Tab] extends null ? never : Tab;
}[PageTab];

/** Descriptions of those tabs; the first paragraph of some. */
export const TAB_DESCRIPTIONS: Readonly<Record<ListedTab, Texts>> = {
  intro: DESCRIPTIONS,
  about: texts['intro.lead'],
  help: {
    fi: 'Näin käytät Taivalia: haku, kartta, luettelot, reitit, omat kohteet ja käyttö ilman verkkoa.',
    sv: 'Så använder du Taival: sökning, karta, listor, leder, egna platser och användning utan nät.',
    en: 'How to use Taival: the search, the map, lists, trails, your own places, and use without a network.',
  },
  feedback: texts['feedback.lead'],
  developers: {
    fi: 'Taivalin kohdetiedot ovat avointa dataa: REST, GraphQL, OGC API Features, karttatiilet ja tiedostot.',
    sv: 'Taivals uppgifter om platser är öppna data: REST, GraphQL, OGC API Features, kartrutor och filer.',
    en: 'Taival’s places are open data: REST, GraphQL, OGC API Features, map tiles and files.',
  },
  installhelp: {
    fi: 'Näin lisäät Taivalin puhelimen tai tietokoneen aloitusnäytölle.',
    sv: 'Så lägger du till Taival på telefonens eller datorns hemskärm.',
    en: 'How to add Taival to the home screen of a phone or a computer.',
  },
};

/** What a page says that does not exist. */
export const MISSING_TEXTS: Texts = {
  fi: 'Sivua ei löytynyt.',
  sv: 'Sidan hittades inte.',
  en: 'This page was not found.',
};

/** Texts of the intro that can be read before the program runs. */
export const INTRO_TEXTS = {
  heading: texts['intro.heading'],
  lead: texts['intro.lead'],
  openMap: texts['intro.openMap'],
  openPlaces: texts['intro.openPlaces'],
} as const satisfies Readonly<Record<string, Texts>>;

/** Title of the last group of a list: places whose category has no group of its own. */
export const OTHERS_TITLES: Texts = texts['list.others'];
