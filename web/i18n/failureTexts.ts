import type { Language } from '#common/languages.ts';

interface FailureTexts {
  readonly title: string;
  readonly retry: string;
  readonly missingTitle: string;
  readonly home: string;
}

/** The few texts that are part of the entry code, for a failure that leaves the page without its loaded texts. */
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
