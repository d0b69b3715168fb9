import { type FocusEvent, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ViewTab } from '#common/urls/tabs.ts';
import { DEFAULT_FILTER } from '#common/urls/viewLocation.ts';
import { CategoryDisc } from '#web/features/category/CategoryDisc.tsx';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { type Chip, isSameFilter } from './chips.ts';
import styles from './KindSelector.module.css';

interface Props {
  readonly chip: Chip;
  readonly tab: ViewTab;
  readonly chosen?: boolean;
  readonly onChoose?: () => void;
}

/** A chip that leads to the list of its filter, or, where that is chosen, to none. */
export function FilterChip({ chip: { text, filter, disc }, tab, chosen = false, onChoose }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  // Nobody has chosen the first list of a visit: the row begins at its start.
  const brought = chosen && !isSameFilter(filter, DEFAULT_FILTER);
  useEffect(() => {
    if (brought) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [brought]);
  return (
    <Link
      ref={link}
      className={styles.chip}
      to={pathOf(tab, { screen: 'list', filter: chosen ? { by: 'kind', kind: 'none' } : filter })}
      aria-current={chosen || undefined}
      onClick={onChoose}
      onFocus={bringIntoView}
    >
      <CategoryDisc {...disc} size="small" />
      <FormattedMessage id={text} />
    </Link>
  );
}

/** Scrolls a focused chip fully into the row; Chromium does not scroll to a chip that is already visible in part. */
export function bringIntoView({ currentTarget }: FocusEvent) {
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
