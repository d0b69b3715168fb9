import { useIntl } from 'react-intl';
import { momentOf } from '#common/places/askedOpening.ts';
import { type FacetOpening, OPEN_NOW } from '#common/urls/facets.ts';
import { clocks } from '#web/data/serverClock.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { FeatureChip } from './FeatureChip.tsx';
import { openAtText } from './openAtText.ts';
import type { ChosenFacets } from './useFacets.ts';

interface Props {
  readonly chosen: ChosenFacets;
  readonly count: number | null;
}

/** The filter for places that are open at the chosen moment, or else now. */
export function OpeningChip({ chosen: { facets, choose }, count }: Props) {
  const text = useOpeningText();
  const { opening } = facets;
  const toggle = () => choose({ opening: opening === null ? OPEN_NOW : null });
  return <FeatureChip label={text(opening)} count={count} isChosen={opening !== null} onToggle={toggle} />;
}

/** "Open now", or "Open Sat at 10:00". */
export function useOpeningText(): (opening: FacetOpening | null) => string {
  const intl = useIntl();
  const language = useLanguage();
  return (opening) => {
    const at = opening && momentOf(opening, new Date(clocks().server));
    return at === null ? intl.formatMessage({ id: 'filters.openNow' }) : openAtText(at, intl, language);
  };
}
