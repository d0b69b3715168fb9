import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Position } from '#common/geo/bounds.ts';
import { formatCoordinates } from '#common/geo/coordinates.ts';
import { OptionRow } from './OptionRow.tsx';
import type { SearchOption } from './searchSections.ts';
import type { SearchTarget } from './searchTarget.ts';
import type { TakeOffer } from './useCombobox.ts';
import styles from './SearchResults.module.css';

interface Props {
  listId: string;
  query: string;
  position: Position;
  active: number | null;
  onOffer: TakeOffer;
  onChoose: (target: SearchTarget) => void;
}

/** The one result of a query that is a coordinate (SPEC §5); no server is asked. */
export function PositionResult({ listId, query, position: [lon, lat], active, onOffer, onChoose }: Props) {
  const intl = useIntl();
  const option = useMemo<SearchOption>(() => {
    const position: Position = [lon, lat];
    return {
      key: 'position',
      name: formatCoordinates(position),
      matchedName: null,
      detail: intl.formatMessage({ id: 'search.position' }),
      stars: 0,
      disc: null,
      target: { type: 'position', position },
    };
  }, [lon, lat, intl]);
  useEffect(() => onOffer(query, [option.target]));
  return (
    <div id={listId} role="listbox" aria-label={intl.formatMessage({ id: 'search.results' })} className={styles.list}>
      <OptionRow id={`${listId}-0`} option={option} query="" active={active === 0} onChoose={onChoose} />
    </div>
  );
}
