import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { DISC_PX, LABEL_OFFSET_PX, LABEL_PX } from './layers/look.ts';
import { roomFeatures } from './layers/room.ts';
import type { Placement } from './layers/placement.ts';
import { ANCHORS } from './styles/anchors.ts';

/** Half the width of a name to both sides; the spec has no way to put a number into a padding but between two of them. */
const LABEL_PADDING: ExpressionSpecification = [
  'interpolate', ['linear'], ['get', 'labelPx'],
  0, ['literal', [LABEL_PX / 2, 0, LABEL_PX / 2, 0]],
  400, ['literal', [LABEL_PX / 2, 200, LABEL_PX / 2, 200]],
];
const DISC_PADDING: ExpressionSpecification = ['literal', [DISC_PX / 2, DISC_PX / 2, DISC_PX / 2, DISC_PX / 2]];
const isLabel: ExpressionSpecification = ['has', 'labelPx'];

/** Not drawn, only there: MapLibre lets no name of the base map collide with it. */
const ROOM: Omit<SymbolLayerSpecification, 'id' | 'source'> = {
  type: 'symbol',
  layout: {
    'icon-image': 'room',
    'icon-overlap': 'always',
    'icon-offset': ['case', isLabel, ['literal', [0, LABEL_OFFSET_PX]], ['literal', [0, 0]]],
    'icon-padding': ['case', isLabel, LABEL_PADDING, DISC_PADDING],
  },
  paint: { 'icon-opacity': 0 },
};

/** Keeps the names of the base map clear of the discs and names that deck.gl draws, of which MapLibre knows nothing. */
export function LabelRoom({ placement }: { readonly placement: Placement }) {
  const data = useMemo(() => roomFeatures(placement.room), [placement]);
  return (
    <Source id="attraction-room" type="geojson" data={data}>
      <Layer id="attraction-room" beforeId={ANCHORS.points} {...ROOM} />
    </Source>
  );
}
