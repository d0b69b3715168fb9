import { FormattedMessage } from 'react-intl';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router-dom';
import { Failure } from '#web/components/feedback/Failure.tsx';
import buttonStyles from '#web/components/feedback/Button.module.css';
import styles from './AppFailure.module.css';

/** A page that failed, or that is none; the navigation lives on. */
export function PageFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <section className={styles.failure}>
        <h1>
          <FormattedMessage id="failure.noPage" />
        </h1>
        <Link className={buttonStyles.button} to="/">
          <FormattedMessage id="failure.openMap" />
        </Link>
      </section>
    );
  }
  return <Failure error={error} onRetry={() => void revalidate()} />;
}
