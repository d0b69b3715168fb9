import { PwaTexts } from '#web/i18n/PwaTexts.tsx';
import { ConditionsKey } from './ConditionsKey.tsx';
import { MapLegend } from './MapLegend.tsx';

/** What the layer panel has besides the base maps: the conditions with their legend, and that of the places. */
export function LayerExtras() {
  return (
    <PwaTexts>
      <ConditionsKey />
      <MapLegend />
    </PwaTexts>
  );
}
