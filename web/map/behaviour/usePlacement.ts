import { useCallback, useEffect, useMemo, useState } from 'react';
import { type MapRef, useMap } from 'react-map-gl/maplibre';
import type { Language } from '#common/languages.ts';
import type { MapSelection } from '#web/map/state/mapProps.ts';
import { discPx, DOT_PX, LABEL_FONT, LABEL_GAP_PX, LABEL_PX, LABEL_WEIGHT, labelOf, RING_PX } from '../layers/look.ts';
import {
  place,
  type PlacedTile,
  type Placement,
  type PlacementView,
  placementAngle,
  placementZoom,
} from '../layers/placement.ts';
import { type PlaceTest, shownTiles } from '../layers/shown.ts';
import { nameIn } from '../layers/tileFeature.ts';

/**
 * The places to draw among the loaded tiles of `source` that `isShown` lets through, or among those `given` in their
 * place, and among those of `besides`, chosen again when tiles arrive or the map is zoomed, turned or tilted by a step.
 */
export function usePlacement(
  language: Language,
  source: string,
  given: readonly PlacedTile[] | null,
  besides: PlacedTile,
  isShown: PlaceTest,
  open: MapSelection | null,
): { readonly placement: Placement | null; readonly onTiles: (tiles: readonly PlacedTile[]) => void } {
  const { current: map } = useMap();
  const [loaded, setLoaded] = useState<LoadedTiles>({ source, tiles: [] });
  const openId = open?.attractionId;
  const tiles = useMemo(
    () => [...(given ?? (loaded.source === source ? shownTiles(loaded.tiles, isShown, openId) : [])), besides],
    [given, loaded, source, besides, isShown, openId],
  );
  const [placement, setPlacement] = useState<Placement | null>(null);
  useEffect(() => {
    if (!map) return;
    let shown = viewOf(map, open);
    const choose = () =>
      setPlacement(place(tiles, shown, ({ properties }) => labelOf(nameIn(properties, language)), SIZES));
    const onMove = () => {
      const { zoom, bearing, pitch } = shown;
      shown = viewOf(map, open);
      if (zoom !== shown.zoom || bearing !== shown.bearing || pitch !== shown.pitch) choose();
    };
    choose();
    map.on('move', onMove);
    return () => {
      map.off('move', onMove);
    };
  }, [map, tiles, language, open]);
  return {
    placement,
    onTiles: useCallback((arrived: readonly PlacedTile[]) => setLoaded({ source, tiles: arrived }), [source]),
  };
}

/** The step at which the map stands. */
function viewOf(map: MapRef, open: MapSelection | null): PlacementView {
  return {
    zoom: placementZoom(map.getZoom()),
    bearing: placementAngle(map.getBearing()),
    pitch: placementAngle(map.getPitch()),
    open,
  };
}

/** Tiles and where they came from: what another filter showed is not what this one shows. */
interface LoadedTiles {
  readonly source: string;
  readonly tiles: readonly PlacedTile[];
}

const SIZES = { discPx, dotPx: DOT_PX, ringPx: RING_PX, labelPx: LABEL_PX, labelGapPx: LABEL_GAP_PX, widthOf };

const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;

/** Width of a name in the map's font; measured once. */
function widthOf(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  pen ??= document.createElement('canvas').getContext('2d');
  if (pen) pen.font = `${LABEL_WEIGHT} ${LABEL_PX}px ${LABEL_FONT}`;
  const width = pen?.measureText(text).width ?? (text.length * LABEL_PX) / 2;
  widths.set(text, width);
  return width;
}
