import type { Language } from '#common/languages.ts';

export const PRODUCT_NAME = 'Taival';

/** What search engines and shared links show of pages that are no place. */
export const DESCRIPTIONS: Readonly<Record<Language, string>> = {
  fi: 'Suomen luontokohteet, retkeilyreitit, nähtävyydet ja palvelut kartalla ja luettelona.',
  sv: 'Finlands naturområden, vandringsleder, sevärdheter och tjänster på kartan och i listor.',
  en: "Finland's nature areas, trails, sights and services on a map and in lists.",
};
