import type { AttractionId } from '#common/attractionId.ts';
import type { Bounds, Position } from '#common/bounds.ts';
import type { Camera, Padding } from '#common/camera.ts';
import type { Kind } from '#common/kinds.ts';
import type { Language } from '#common/languages.ts';

/** Which places the map shows; the tiles of `all`, of a kind, or of a category slug. */
export type MapPlaces =
  | { readonly show: 'all' }
  | { readonly show: 'kind'; readonly kind: Exclude<Kind, 'none'> }
  | { readonly show: 'category'; readonly slug: string };

/**
 * The contract between the pages and the map, which is loaded lazily and fills its parent element.
 * North is up, without tilt: camera and size alone decide what is seen.
 */
export interface MapViewProps {
  readonly language: Language;
  /**
   * Where to look. The centre is that of the part which `padding` leaves free. When it changes to a camera the map is not
   * at (`sameCamera`), the map goes there, flying unless the visitor wants reduced motion.
   */
  readonly camera: Camera;
  /** Called when the map has loaded and whenever it has come to rest, with the bounds of the part that `padding` leaves free. */
  readonly onCameraChange: (camera: Camera, bounds: Bounds) => void;
  readonly places: MapPlaces;
  readonly selectedId: AttractionId | null;
  /** A coordinate point that is shown, marked on the map. */
  readonly selectedPoint: Position | null;
  /** The place under the pointer, on the map or in a list (`web/map/selection.ts`). */
  readonly hoveredId: AttractionId | null;
  readonly onHover: (id: AttractionId | null) => void;
  /** A place was tapped. */
  readonly onOpen: (id: AttractionId) => void;
  /** The empty map was tapped. */
  readonly onDeselect: () => void;
  /** The empty map was pressed long, or clicked with the secondary button. */
  readonly onPoint: (position: Position) => void;
  /** Version of the tiles: `/tiles/attractions/{version}/…`. */
  readonly dataSetVersion: number;
  /** The server no longer has tiles of this version (404); a newer version follows as a prop. */
  readonly onVersionGone: () => void;
  /** Covered by the search field, the list and the toolbar; changes only with the layout. */
  readonly padding: Padding;
}
