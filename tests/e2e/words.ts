import en from '../../web/i18n/en.json' with { type: 'json' };
import fi from '../../web/i18n/fi.json' with { type: 'json' };
import outsideEn from '../../web/i18n/outside.en.json' with { type: 'json' };
import outsideFi from '../../web/i18n/outside.fi.json' with { type: 'json' };
import outsideSv from '../../web/i18n/outside.sv.json' with { type: 'json' };
import pwaEn from '../../web/i18n/pwa.en.json' with { type: 'json' };
import pwaFi from '../../web/i18n/pwa.fi.json' with { type: 'json' };
import pwaSv from '../../web/i18n/pwa.sv.json' with { type: 'json' };
import sv from '../../web/i18n/sv.json' with { type: 'json' };

export const LANGUAGES = ['fi', 'sv', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The product's own texts, to find a control in any language; what a text must say is written out in the test that
 * holds it.
 */
export const WORDS: Record<Language, typeof fi & typeof outsideFi & typeof pwaFi> = {
  fi: { ...fi, ...outsideFi, ...pwaFi },
  sv: { ...sv, ...outsideSv, ...pwaSv },
  en: { ...en, ...outsideEn, ...pwaEn },
};
