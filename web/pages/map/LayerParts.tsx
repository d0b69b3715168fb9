import { EmbedMap } from '#web/features/embed/EmbedMap.tsx';
import { LayerExtras } from '#web/map/controls/LayerExtras.tsx';

/** What the layer panel has below the base maps: layers, their legends, and the way to embed what is shown. */
export function LayerParts() {
  return (
    <>
      <LayerExtras />
      <EmbedMap />
    </>
  );
}
