import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { LANGUAGES } from '#common/languages.ts';
import { chooseLanguage } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import styles from './LanguageSwitch.module.css';

const NAMES = { fi: 'Suomi', sv: 'Svenska', en: 'English' } as const;

/** Three buttons, each in its own language. What is shown stays until texts and data of the chosen one are here. */
export function LanguageSwitch() {
  const intl = useIntl();
  const shown = useLanguage();
  const { revalidate } = useRevalidator();
  return (
    <div className={styles.languages} role="group" aria-label={intl.formatMessage({ id: 'language.label' })}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.language}
          aria-pressed={language === shown}
          onClick={() => {
            chooseLanguage(language);
            void revalidate();
          }}
        >
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <span className="spoken">{NAMES[language]}</span>
        </button>
      ))}
    </div>
  );
}
