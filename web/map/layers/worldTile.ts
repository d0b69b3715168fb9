import { toTileGrid } from '#common/geo/tileGrid.ts';
import type { MapHover } from '#web/map/state/mapProps.ts';
import type { PlacedTile } from './placement.ts';
import type { TilePoint } from './tileFeature.ts';

export interface NamedPlace extends MapHover {
  readonly name: string;
  /** Places with more stars are named first. */
  readonly stars: number;
}

/** Places that no tile holds as the one tile of the whole world, for choosing whose names have room. */
export function worldTile(places: readonly NamedPlace[]): PlacedTile {
  return { index: { x: 0, y: 0, z: 0 }, points: places.map(pointOf), hasOwnDiscs: true };
}

function pointOf({ attractionId, position, family, icon, name, stars }: NamedPlace): TilePoint {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [...toTileGrid(position, 0)] },
    properties: {
      layerName: 'points',
      id: attractionId,
      name,
      kind: 'none',
      category: '',
      family,
      icon,
      stars,
      type: 'POINT',
      label: 1,
    },
  };
}

/** Whether what was clicked is a place that no tile holds. */
export function isMapPlace(value: unknown): value is MapHover {
  return typeof value === 'object' && value !== null && 'attractionId' in value && 'position' in value;
}
