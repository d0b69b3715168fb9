import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { isListSort, LIST_SORTS } from '#common/ranking/listSort.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { chooseSort, useSort } from '#web/features/lists/listSorts.ts';
import styles from './FilterChips.module.css';

/** The order of the list, which the browser stores for each kind. */
export function SortSelect({ filter }: { readonly filter: ListFilter }) {
  const intl = useIntl();
  const sort = useSort(filter);
  const { revalidate } = useRevalidator();
  return (
    <select
      className={styles.sort}
      aria-label={intl.formatMessage({ id: 'sort.label' })}
      value={sort}
      onChange={({ target }) => {
        if (!isListSort(target.value)) return;
        chooseSort(filter, target.value);
        void revalidate();
      }}
    >
      {LIST_SORTS.map((one) => (
        <option key={one} value={one}>
          {intl.formatMessage({ id: `sort.${one}` })}
        </option>
      ))}
    </select>
  );
}
