import type { Language } from '#common/languages.ts';
import en from '../../web/i18n/admin.en.json' with { type: 'json' };
import fi from '../../web/i18n/admin.fi.json' with { type: 'json' };
import sv from '../../web/i18n/admin.sv.json' with { type: 'json' };
import { OWN_WORDS } from './ownWords.ts';

/** All texts of the product, with those that only admins see. */
export const ADMIN_WORDS = {
  fi: { ...OWN_WORDS.fi, ...fi },
  sv: { ...OWN_WORDS.sv, ...sv },
  en: { ...OWN_WORDS.en, ...en },
} as const satisfies Readonly<Record<Language, object>>;
