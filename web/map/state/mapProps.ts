import type { Geometry } from 'geojson';
import type { StyleSpecification } from 'maplibre-gl';
import type { BaseTilesSource } from '#common/baseMap.ts';
import type { Kind } from '#common/catalogue/kinds.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import type { Camera, Padding } from '#common/geo/camera.ts';
import type { Language } from '#common/languages.ts';
import type { FavouriteType } from '#common/places/favouriteTypes.ts';
import type { Ask } from '#web/data/tiles/tilesFrom.ts';
import type { BaseMapId } from './baseMapIds.ts';
import type { Fit } from './fit.ts';
import type { Imagery } from './imagery.ts';

/** Which places the tiles show; `slug` is the category's slug. */
export type MapViewFilter =
  | { readonly by: 'all' }
  | { readonly by: 'kind'; readonly kind: Exclude<Kind, 'none'> }
  | { readonly by: 'category'; readonly slug: string };

/** Where the visitor is, as it is drawn. */
export interface MapLocation {
  readonly position: Position;
  readonly accuracyM: number;
  /** True when no position has come for a while: drawn as a place where the visitor was. */
  readonly stale: boolean;
}

/** A place under the pointer, on the map or in the list: enough to draw it larger. */
export interface MapHover {
  readonly attractionId: number;
  readonly position: Position;
  readonly family: string;
  readonly icon: string;
}

/** The open place as the map needs it: its geometry is drawn highlighted whatever the tiles hold. */
export interface MapSelection extends MapHover {
  readonly bbox: Bounds;
  /** GeoJSON of a line or area, null for a point. */
  readonly geometry: Geometry | null;
  /** Which places are drawn around it where no kind is chosen; left out for an own place. */
  readonly around?: {
    readonly kind: string;
    /** Key of its category. */
    readonly category: string;
    /** Ids of the places in it or along it. */
    readonly parts: readonly number[];
  };
}

/** A favourite of the user's as it is drawn. */
export interface MapFavourite extends MapHover {
  readonly type: FavouriteType;
  readonly name: string;
}

/** An own place of the user's as it is drawn. */
export interface MapOwnPlace extends MapHover {
  readonly name: string;
  /** A track's parts between gaps; null for a point. */
  readonly line: readonly (readonly Position[])[] | null;
}

export interface MapViewProps {
  /**
   * A picture that can be clicked, not moved: a page with more than the map scrolls under the same wheel and finger.
   */
  readonly still?: boolean;
  readonly language: Language;
  /** The map starts here; a new object moves it there. */
  readonly camera: Camera;
  /** After every move has ended: the camera and what is visible beside the padding. */
  readonly onCameraChange: (camera: Camera, visible: Bounds) => void;
  readonly baseMap: BaseMapId;
  /** Pictures of an outside service that replace our base map; null: our own map is drawn. */
  readonly pictures: Imagery | null;
  /** Style of an outside service that draws this base map itself; null: none does, or it is not loaded yet. */
  readonly drawn: StyleSpecification | null;
  /** An outside service draws this base map, or will once it is loaded. */
  readonly outside: boolean;
  /** Called when the service of `pictures` or `drawn` does not answer. */
  readonly onPicturesSilent: () => void;
  /** Where the tiles of the base map are. */
  readonly baseTiles: BaseTilesSource;
  /** Fetches tiles of attractions by their paths, where they may be at another server; else this server has them. */
  readonly askTile?: Ask;
  readonly view: MapViewFilter;
  /** What the filters let through of those places; left out: all. The open place is drawn in any case. */
  readonly fit?: Fit | undefined;
  /** Drawn in place of the attractions of the tiles; null: attractions are drawn. */
  readonly favourites: readonly MapFavourite[] | null;
  /** Drawn beside attractions or favourites. */
  readonly ownPlaces: readonly MapOwnPlace[];
  readonly selection: MapSelection | null;
  /** A coordinate point that is not a place (RULINGS 2), drawn as a pin. */
  readonly point: Position | null;
  readonly hovered: MapHover | null;
  readonly location: MapLocation | null;
  readonly onHover: (hovered: MapHover | null) => void;
  readonly onOpen: (attractionId: number) => void;
  /**
   * Points of the measured line, to which each click adds one and does nothing else (RULINGS 4); null while nothing is
   * measured.
   */
  readonly measured: readonly Position[] | null;
  readonly onMeasure: (position: Position) => void;
  /** True while a click calls `onPoint` and does nothing else (RULINGS 4). */
  readonly placing: boolean;
  /** A tap on empty map. */
  readonly onEmptyTap: () => void;
  readonly dataSetVersion: number;
  /** A long press, a context click, or a click while `placing`: the point there is opened, nothing is stored. */
  readonly onPoint: (position: Position) => void;
  /**
   * The server has no tiles of that version any more (404): the page asks for the live one, and with it for the base
   * map's tiles.
   */
  readonly onVersionGone: () => void;
  /** Edges of the map that panels and bars cover: the camera's centre is the middle of the rest. */
  readonly padding: Padding;
}
