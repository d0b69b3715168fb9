import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { withFilters } from '#web/features/moderation/lists/useFilters.ts';
import { PHOTO_STATES, stateOf } from './photoFilters.ts';
import styles from './StateTabs.module.css';

/** Tabs that choose the state of the shown photos; the other filters stay. */
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
