import { useIntl } from 'react-intl';
import { FeatureChip } from './FeatureChip.tsx';
import type { ChosenFacets } from './useFacets.ts';

interface Props {
  readonly chosen: ChosenFacets;
  /** Places that it leaves out; null: not known. */
  readonly count: number | null;
}

/** Hides what is closed by an official closure, or out of service. */
export function HideClosedChip({ chosen: { facets, choose }, count }: Props) {
  const intl = useIntl();
  const { hideClosed } = facets;
  const label = intl.formatMessage({ id: 'filters.hideClosed' });
  const toggle = () => choose({ hideClosed: !hideClosed });
  return <FeatureChip label={label} count={count} isChosen={hideClosed} onToggle={toggle} />;
}
