import type { Language } from '#common/languages.ts';
import en from '../../web/i18n/en.json' with { type: 'json' };
import fi from '../../web/i18n/fi.json' with { type: 'json' };
import filtersEn from '../../web/i18n/filters.en.json' with { type: 'json' };
import filtersFi from '../../web/i18n/filters.fi.json' with { type: 'json' };
import filtersSv from '../../web/i18n/filters.sv.json' with { type: 'json' };
import outsideEn from '../../web/i18n/outside.en.json' with { type: 'json' };
import outsideFi from '../../web/i18n/outside.fi.json' with { type: 'json' };
import outsideSv from '../../web/i18n/outside.sv.json' with { type: 'json' };
import ownEn from '../../web/i18n/own.en.json' with { type: 'json' };
import ownFi from '../../web/i18n/own.fi.json' with { type: 'json' };
import ownSv from '../../web/i18n/own.sv.json' with { type: 'json' };
import placeEn from '../../web/i18n/place.en.json' with { type: 'json' };
import placeFi from '../../web/i18n/place.fi.json' with { type: 'json' };
import placeSv from '../../web/i18n/place.sv.json' with { type: 'json' };
import pwaEn from '../../web/i18n/pwa.en.json' with { type: 'json' };
import pwaFi from '../../web/i18n/pwa.fi.json' with { type: 'json' };
import pwaSv from '../../web/i18n/pwa.sv.json' with { type: 'json' };
import sv from '../../web/i18n/sv.json' with { type: 'json' };

/**
 * The product's own texts, to find a control in any language; what a text must say is written out in the test that
 * holds it.
 */
export const WORDS: Record<
  Language,
  typeof fi & typeof filtersFi & typeof outsideFi & typeof ownFi & typeof placeFi & typeof pwaFi
> = {
  fi: { ...fi, ...filtersFi, ...outsideFi, ...ownFi, ...placeFi, ...pwaFi },
  sv: { ...sv, ...filtersSv, ...outsideSv, ...ownSv, ...placeSv, ...pwaSv },
  en: { ...en, ...filtersEn, ...outsideEn, ...ownEn, ...placeEn, ...pwaEn },
};
