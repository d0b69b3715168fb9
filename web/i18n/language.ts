import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#common/languages.ts';
import { askedLanguage } from '#common/urls/pageLocation.ts';
import { readStored, writeStored } from '#web/data/storage.ts';
import { createStore } from '#web/data/store.ts';

const KEY = 'lang';

/**
 * The language of the visit: that of the URL, else the stored choice, else the first known one in the browser's list,
 * else Finnish (RULINGS 1).
 */
export function resolveLanguage(asked: string | null, stored: string | null, browser: readonly string[]): Language {
  if (isLanguage(asked)) return asked;
  if (isLanguage(stored)) return stored;
  const wanted = browser.map((tag) => tag.toLowerCase().split('-')[0]);
  return (
    wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find((language) => language !== undefined) ??
    DEFAULT_LANGUAGE
  );
}

const current = createStore<Language>(
  resolveLanguage(askedLanguage(window.location), readStored(KEY), navigator.languages),
);

export function currentLanguage(): Language {
  return current.get();
}

/**
 * Sets the language of this visit and stores it for later ones. The page changes its language when its routes have been
 * loaded again.
 */
export function chooseLanguage(language: Language): void {
  current.set(language);
  writeStored(KEY, language);
}
