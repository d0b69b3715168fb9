import { ChevronLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useListToReturnTo } from '#web/navigation/lastList.ts';
import { pathOf, useViewLocation } from '#web/navigation/viewLocation.ts';
import buttonStyles from '#web/ui/buttons/Button.module.css';
import styles from './DetailNavigation.module.css';

/** Link to the list that was shown last, on the same tab. */
export function FullListLink({ filled = false }: { filled?: boolean }) {
  const { tab } = useViewLocation();
  const filter = useListToReturnTo();
  return (
    <Link className={filled ? buttonStyles.button : styles.link} to={pathOf(tab, { screen: 'list', filter })}>
      {!filled && <ChevronLeft size={20} aria-hidden="true" />}
      <FormattedMessage id="detail.fullList" />
    </Link>
  );
}
