import { useEffect, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { KINDS } from '#common/catalogue/kinds.ts';
import { KIND_LOOKS } from '#web/features/category/kindLooks.ts';
import { visitorLocator } from '#web/map/location/visitorLocation.ts';
import { type RecentSearch, useRecentSearches } from './recentSearches.ts';
import { BARE, type SearchGroup, type SearchOption, sectionsOf } from './searchSections.ts';
import { Sections } from './Sections.tsx';
import type { TakeOffer } from './useCombobox.ts';

interface Props {
  readonly listId: string;
  /** The text to which these are offered: empty, or one that finds nothing. */
  readonly query: string;
  readonly active: number | null;
  readonly withRecent: boolean;
  /** What is announced about them. */
  readonly said?: string;
  readonly onOffer: TakeOffer;
  readonly onChoose: (option: SearchOption) => void;
}

/** What the search offers before anything is typed: the last chosen results, places nearby, and kinds of places. */
export function StartOffers({ listId, query, active, withRecent, said, onOffer, onChoose }: Props) {
  const intl = useIntl();
  const recent = useRecentSearches();
  const sections = useMemo(
    () => sectionsOf([...(withRecent ? [recentGroup(recent, intl)] : []), nearGroup(intl), kindGroup(intl)]),
    [withRecent, recent, intl],
  );
  useEffect(() => onOffer({ query, options: sections.flatMap(({ options }) => options), isAnswer: false, said }));
  return <Sections {...{ listId, sections, active, onChoose }} query="" />;
}

function recentGroup(recent: readonly RecentSearch[], intl: IntlShape): SearchGroup {
  const clear: SearchOption = {
    ...BARE,
    key: 'clear',
    name: intl.formatMessage({ id: 'search.forget' }),
    target: { type: 'clear' },
  };
  return { header: 'RECENT', options: recent.length === 0 ? [] : [...recent, clear] };
}

/** Empty where the device has no geolocation. */
function nearGroup(intl: IntlShape): SearchGroup {
  const name = intl.formatMessage({ id: 'search.near' });
  return {
    header: null,
    options: visitorLocator === null ? [] : [{ ...BARE, key: 'near', name, target: { type: 'near' } }],
  };
}

function kindGroup(intl: IntlShape): SearchGroup {
  const options = KINDS.flatMap((kind) =>
    kind === 'none' || kind === 'wc'
      ? []
      : {
          ...BARE,
          key: `kind ${kind}`,
          name: intl.formatMessage({ id: `kind.${kind}` }),
          disc: KIND_LOOKS[kind],
          target: { type: 'kind', kind } as const,
        },
  );
  return { header: 'KINDS', options };
}
