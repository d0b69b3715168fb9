import type { Language } from '#common/languages.ts';
import en from '../../web/i18n/account.en.json' with { type: 'json' };
import fi from '../../web/i18n/account.fi.json' with { type: 'json' };
import sv from '../../web/i18n/account.sv.json' with { type: 'json' };
import { WORDS as PAGE_WORDS } from './words.ts';

/** The texts of accounts and of the pages around them, to find a control in any language. */
export type AccountWords = typeof fi & (typeof PAGE_WORDS)[Language];

export const ACCOUNT_WORDS: Readonly<Record<Language, AccountWords>> = {
  fi: { ...PAGE_WORDS.fi, ...fi },
  sv: { ...PAGE_WORDS.sv, ...sv },
  en: { ...PAGE_WORDS.en, ...en },
};
