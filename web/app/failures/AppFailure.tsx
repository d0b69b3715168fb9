import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { FAILURE_TEXTS } from '#web/i18n/failureTexts.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import buttonStyles from '#web/ui/buttons/Button.module.css';
import styles from './AppFailure.module.css';

/**
 * The page that is shown when even the shell failed. Its texts are part of the entry code, because the loaded texts may
 * be what failed.
 */
export function AppFailure() {
  const error = useRouteError();
  const texts = FAILURE_TEXTS[currentLanguage()];
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className={styles.failure}>
      <h1>{missing ? texts.missingTitle : texts.title}</h1>
      {missing ? (
        <Link className={buttonStyles.button} to="/">
          {texts.home}
        </Link>
      ) : (
        <button type="button" className={buttonStyles.button} onClick={() => window.location.reload()}>
          {texts.retry}
        </button>
      )}
    </main>
  );
}
