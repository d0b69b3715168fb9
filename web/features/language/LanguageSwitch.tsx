import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { type Language, LANGUAGES } from '#common/languages.ts';
import { formatPage, readPage } from '#common/urls/pageLocation.ts';
import { saveLanguage } from '#web/features/account/viewerLoading.ts';
import { chooseLanguage } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import styles from './LanguageSwitch.module.css';

export const LANGUAGE_NAMES = { fi: 'Suomi', sv: 'Svenska', en: 'English' } as const;

/**
 * Three buttons, each named in its own language. The page stays as it is until the texts and data of the chosen
 * language have been loaded.
 */
export function LanguageSwitch() {
  const intl = useIntl();
  const shown = useLanguage();
  const { revalidate } = useRevalidator();
  const url = useLocation();
  const navigate = useNavigate();

  /**
   * Where the path names a language, the path is replaced too, because the path's language wins over the stored choice
   * (RULINGS 1).
   */
  function choose(language: Language) {
    const page = readPage(url);
    chooseLanguage(language);
    saveLanguage(language);
    if (!page?.location.language) void revalidate();
    else
      void navigate(formatPage({ ...page.location, language }, page.rest), { replace: true, preventScrollReset: true });
  }

  return (
    <div className={styles.languages} role="group" aria-label={intl.formatMessage({ id: 'language.label' })}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.language}
          aria-pressed={language === shown}
          onClick={() => choose(language)}
        >
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <span className="spoken">{LANGUAGE_NAMES[language]}</span>
        </button>
      ))}
    </div>
  );
}
