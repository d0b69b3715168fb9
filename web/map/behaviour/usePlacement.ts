import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import type { Language } from '#common/languages.ts';
import { DISC_PX, LABEL_FONT, LABEL_OFFSET_PX, LABEL_PX, LABEL_WEIGHT, labelOf } from '../layers/look.ts';
import { place, type PlacedTile, type Placement, placementZoom } from '../layers/placement.ts';
import type { shownPlaces } from '../layers/shown.ts';
import { nameIn } from '../layers/tileFeature.ts';

/**
 * The places to draw among the loaded tiles of `source` that `isShown` lets through, or among those `given` in their
 * place, and among those of `besides`, chosen again when tiles arrive or the zoom passes a step.
 */
export function usePlacement(
  language: Language,
  source: string,
  given: readonly PlacedTile[] | null,
  besides: PlacedTile,
  isShown: ReturnType<typeof shownPlaces>,
): { readonly placement: Placement | null; readonly onTiles: (tiles: readonly PlacedTile[]) => void } {
  const { current: map } = useMap();
  const [loaded, setLoaded] = useState<LoadedTiles>({ source, tiles: [] });
  const tiles = useMemo(
    () => [...(given ?? (loaded.source === source ? filtered(loaded.tiles, isShown) : [])), besides],
    [given, loaded, source, besides, isShown],
  );
  const [placement, setPlacement] = useState<Placement | null>(null);
  useEffect(() => {
    if (!map) return;
    const choose = () =>
      setPlacement(
        place(tiles, placementZoom(map.getZoom()), ({ properties }) => labelOf(nameIn(properties, language)), SIZES),
      );
    let step = placementZoom(map.getZoom());
    const onZoom = () => {
      if (placementZoom(map.getZoom()) === step) return;
      step = placementZoom(map.getZoom());
      choose();
    };
    choose();
    map.on('zoom', onZoom);
    return () => {
      map.off('zoom', onZoom);
    };
  }, [map, tiles, language]);
  return {
    placement,
    onTiles: useCallback((arrived: readonly PlacedTile[]) => setLoaded({ source, tiles: arrived }), [source]),
  };
}

function filtered(tiles: readonly PlacedTile[], isShown: ReturnType<typeof shownPlaces>): readonly PlacedTile[] {
  return tiles.map((tile) => ({ ...tile, points: tile.points.filter(({ properties }) => isShown(properties)) }));
}

/** Tiles and where they came from: what another filter showed is not what this one shows. */
interface LoadedTiles {
  readonly source: string;
  readonly tiles: readonly PlacedTile[];
}

const SIZES = { discPx: DISC_PX, labelPx: LABEL_PX, labelOffsetPx: LABEL_OFFSET_PX, widthOf };

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
