import { FormattedMessage, useIntl } from 'react-intl';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router-dom';
import { useDocumentTitle } from '#web/navigation/useDocumentTitle.ts';
import { Failure } from '#web/ui/feedback/Failure.tsx';
import buttonStyles from '#web/ui/buttons/Button.module.css';
import styles from './AppFailure.module.css';

/** Shown inside the shell, so with navigation, for a page that failed and for a URL of no page. */
export function PageFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NoPage />
  ) : (
    <Failure error={error} onRetry={() => void revalidate()} />
  );
}

function NoPage() {
  const intl = useIntl();
  useDocumentTitle([intl.formatMessage({ id: 'failure.noPage' })]);
  return (
    <section className={styles.failure}>
      <h1>
        <FormattedMessage id="failure.noPage" />
      </h1>
      <Link className={buttonStyles.button} to="/v/map">
        <FormattedMessage id="failure.openMap" />
      </Link>
    </section>
  );
}
