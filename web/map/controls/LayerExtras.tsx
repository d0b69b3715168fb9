import { PwaTexts } from '#web/i18n/PwaTexts.tsx';
import { ConditionsKey } from './ConditionsKey.tsx';
import { MapLegend } from './MapLegend.tsx';
import { ReliefChoice } from './ReliefChoice.tsx';

/**
 * What the layer panel has besides the base maps: the relief, the conditions with their legend, and that of the places.
 */
export function LayerExtras() {
  return (
    <PwaTexts>
      <ReliefChoice />
      <ConditionsKey />
      <MapLegend />
    </PwaTexts>
  );
}
