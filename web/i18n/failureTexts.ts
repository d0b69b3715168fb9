import type { Language } from '#common/languages.ts';

interface FailureTexts {
  readonly title: string;
  readonly retry: string;
  readonly missingTitle: string;
  readonly home: string;
}

/** The words that must be there when nothing else is. */
export const FAILURE_TEXTS: Readonly<Record<Language, FailureTexts>> = {
  fi: {
    title: 'Jokin meni vikaan.',
    retry: 'Lataa sivu uudelleen',
    missingTitle: 'Sivua ei löytynyt',
    home: 'Avaa kartta',
  },
  sv: { title: 'Något gick fel.', retry: 'Ladda om sidan', missingTitle: 'Sidan hittades inte', home: 'Öppna kartan' },
  en: {
    title: 'Something went wrong.',
    retry: 'Reload the page',
    missingTitle: 'Page not found',
    home: 'Open the map',
  },
};
