import type { Language } from '#common/languages.ts';
import en from '../../web/i18n/own.en.json' with { type: 'json' };
import fi from '../../web/i18n/own.fi.json' with { type: 'json' };
import sv from '../../web/i18n/own.sv.json' with { type: 'json' };
import { ACCOUNT_WORDS, type AccountWords } from './accountWords.ts';

/**
 * All texts of the product, with those that only users see outside of the tabs of accounts, to find a control in any
 * language.
 */
export const OWN_WORDS: Readonly<Record<Language, typeof fi & AccountWords>> = {
  fi: { ...ACCOUNT_WORDS.fi, ...fi },
  sv: { ...ACCOUNT_WORDS.sv, ...sv },
  en: { ...ACCOUNT_WORDS.en, ...en },
};
