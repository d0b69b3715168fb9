import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { PHOTO_STATES, stateOf } from './photoFilters.ts';
import styles from './StateTabs.module.css';

/** Which photos are shown: those that wait, or others; the rest of the filter stays. */
export function StateTabs({ state }: { state: string }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const to = (value: string) => {
    const query = new URLSearchParams(search);
    if (value === '') query.delete('state');
    else query.set('state', value);
    return { pathname, search: query.toString() };
  };
  return (
    <nav aria-label={intl.formatMessage({ id: 'admin.photoState' })}>
      <ul className={styles.states}>
        {PHOTO_STATES.map(({ value, text }) => (
          <li key={value}>
            <Link className={styles.state} to={to(value)} aria-current={stateOf(value) === stateOf(state) ? 'page' : undefined}>
              <FormattedMessage id={text} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
