import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Position } from '#common/geo/bounds.ts';
import { formatCoordinates } from '#common/geo/coordinates.ts';
import { OptionRow } from './OptionRow.tsx';
import { BARE, type SearchOption } from './searchSections.ts';
import type { TakeOffer } from './useCombobox.ts';
import styles from './SearchResults.module.css';

interface Props {
  listId: string;
  query: string;
  position: Position;
  active: number | null;
  onOffer: TakeOffer;
  onChoose: (option: SearchOption) => void;
}

/** The one result of a query that is a coordinate (SPEC §5); no server is asked. */
export function PositionResult({ listId, query, position: [lon, lat], active, onOffer, onChoose }: Props) {
  const intl = useIntl();
  const option = useMemo<SearchOption>(() => {
    const position: Position = [lon, lat];
    return {
      ...BARE,
      key: 'position',
      name: formatCoordinates(position),
      detail: intl.formatMessage({ id: 'search.position' }),
      target: { type: 'position', position },
    };
  }, [lon, lat, intl]);
  useEffect(() => onOffer({ query, options: [option], isAnswer: true }));
  return (
    <div id={listId} role="listbox" aria-label={intl.formatMessage({ id: 'search.results' })} className={styles.list}>
      <OptionRow id={`${listId}-0`} option={option} query="" active={active === 0} onChoose={onChoose} />
    </div>
  );
}
