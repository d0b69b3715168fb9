import { Keyboard, X } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { withFilters } from '#web/features/moderation/lists/useFilters.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import type { QueueKeys } from './useQueueKeys.ts';
import styles from './PhotoTools.module.css';

interface Props {
  readonly count: number;
  readonly hasMore: boolean;
  readonly isNarrowed: boolean;
  readonly isAllChosen: boolean;
  readonly onAll: (isAll: boolean) => void;
  readonly keys: QueueKeys;
  readonly isHelp: boolean;
  readonly onHelp: (isOpen: boolean) => void;
}

/** The number of shown photos, and buttons that concern them all. */
export function PhotoTools({ count, hasMore, isNarrowed, isAllChosen, onAll, keys, isHelp, onHelp }: Props) {
  return (
    <div className={styles.tools}>
      <p role="status" className={styles.count}>
        <FormattedMessage id={hasMore ? 'admin.firstOfMore' : 'admin.photos'} values={{ count }} />
      </p>
      {isNarrowed && <Wider />}
      {count > 0 && (
        <OutlineButton aria-pressed={isAllChosen} onClick={() => onAll(!isAllChosen)}>
          <FormattedMessage id="admin.chooseAll" />
        </OutlineButton>
      )}
      <span className={styles.keys}>
        <OutlineButton aria-haspopup="dialog" onClick={() => onHelp(true)}>
          <Keyboard size={20} aria-hidden="true" />
          <FormattedMessage id="admin.keys" />
        </OutlineButton>
      </span>
      {isHelp && <KeysHelp onClose={() => onHelp(false)} keys={keys} />}
    </div>
  );
}

/** Back to the photos of all places and uploaders. */
function Wider() {
  const { pathname, search } = useLocation();
  return (
    <Link className={styles.wider} to={{ pathname, search: withFilters(search, { user: '', place: '' }) }}>
      <X size={20} aria-hidden="true" />
      <FormattedMessage id="admin.wider" />
    </Link>
  );
}
