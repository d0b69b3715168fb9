import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useIntl } from 'react-intl';
import styles from './MapPage.module.css';

interface Props {
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
}

/** Folds the panel of a wide screen away and back. */
export function FoldButton({ folded, onFold }: Props) {
  const intl = useIntl();
  const Icon = folded ? PanelLeftOpen : PanelLeftClose;
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={!folded}
      aria-label={intl.formatMessage({ id: folded ? 'panel.unfold' : 'panel.fold' })}
      onClick={() => onFold(!folded)}
    >
      <Icon size={22} aria-hidden="true" />
    </button>
  );
}
