import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { withFilters } from '#web/features/moderation/lists/useFilters.ts';
import { PHOTO_STATES, stateOf } from './photoFilters.ts';
import styles from './StateTabs.module.css';

/** Which photos are shown: those that wait, or others; the rest of the filter stays. */
export function StateTabs({ state }: { state: string }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={intl.formatMessage({ id: 'admin.photoState' })}>
      <ul className={styles.states}>
        {PHOTO_STATES.map(({ value, text }) => (
          <li key={value}>
            <Link
              className={styles.state}
              to={{ pathname, search: withFilters(search, { state: value }) }}
              aria-current={stateOf(value) === stateOf(state) ? 'page' : undefined}
            >
              <FormattedMessage id={text} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
