import { ChevronLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { chipOf } from '#web/features/lists/chips.ts';
import { useLastList, useListToReturnTo } from '#web/navigation/lastList.ts';
import { pathOf, useViewLocation } from '#web/navigation/viewLocation.ts';
import buttonStyles from '#web/ui/buttons/Button.module.css';
import styles from './DetailNavigation.module.css';

/** Link to the list that was shown last, on the same tab; says which where it has a chip. */
export function FullListLink({ filled = false }: { filled?: boolean }) {
  const { tab } = useViewLocation();
  const filter = useListToReturnTo();
  const last = useLastList();
  const chip = !filled && last !== null && chipOf(last);
  return (
    <Link className={filled ? buttonStyles.button : styles.link} to={pathOf(tab, { screen: 'list', filter })}>
      {!filled && <ChevronLeft size={20} aria-hidden="true" />}
      {chip ? (
        <span>
          <span className="spoken">
            <FormattedMessage id="nav.back" />:{' '}
          </span>
          <FormattedMessage id={chip.text} />
        </span>
      ) : (
        <FormattedMessage id="detail.fullList" />
      )}
    </Link>
  );
}
