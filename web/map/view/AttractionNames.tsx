import type { SymbolLayerSpecification } from 'maplibre-gl';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { ANCHORS } from '#web/map/base/styles/anchors.ts';
import { SEMIBOLD } from '#web/map/base/styles/names.ts';
import { OWN_SPRITE } from '#web/map/base/styles/outsideStyle.ts';
import { paletteOf } from '#web/map/base/styles/paletteOf.ts';
import { LABEL_PX } from '#web/map/layers/look.ts';
import { nameFeatures } from '#web/map/layers/names.ts';
import type { Placement } from '#web/map/layers/placement.ts';
import { type Contrast, type Theme } from '#web/map/state/appearance.ts';

/** Not drawn, only there: names of the base map do not collide with a disc that deck.gl draws. */
const ROOM: Omit<SymbolLayerSpecification, 'id' | 'source'> = {
  type: 'symbol',
  layout: {
    'icon-image': ['coalesce', ['image', 'room'], ['image', `${OWN_SPRITE}:room`]],
    'icon-overlap': 'always',
    'icon-padding': ['/', ['get', 'size'], 2],
  },
  paint: { 'icon-opacity': 0 },
};

/** Our own placement has chosen those that have room: MapLibre draws them all, above all names of its own. */
function nameLayer(theme: Theme, contrast: Contrast): Omit<SymbolLayerSpecification, 'id' | 'source'> {
  const { ink, halo } = paletteOf('terrain', theme, contrast);
  return {
    type: 'symbol',
    filter: ['has', 'name'],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': SEMIBOLD,
      'text-size': LABEL_PX,
      'text-offset': ['get', 'offset'],
      // One line, however long: that is how its room was measured.
      'text-max-width': 100,
      'text-overlap': 'always',
    },
    paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.75 },
  };
}

interface Props {
  readonly placement: Placement;
  readonly theme: Theme;
  readonly contrast: Contrast;
}

/**
 * The names of the attractions under their discs, and the room of both, to which the names of the base map give way.
 */
export function AttractionNames({ placement, theme, contrast }: Props) {
  const data = useMemo(() => nameFeatures(placement), [placement]);
  return (
    <Source id="attraction-names" type="geojson" data={data}>
      <Layer id="attraction-room" beforeId={ANCHORS.points} {...ROOM} />
      <Layer id="attraction-names" beforeId={ANCHORS.points} {...nameLayer(theme, contrast)} />
    </Source>
  );
}
