import type { Kind } from '#common/catalogue/kinds.ts';
import type { Position } from '#common/geo/bounds.ts';
import type { Camera } from '#common/geo/camera.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { ViewTab } from '#common/urls/tabs.ts';
import { formatLocation, type ListFilter } from '#common/urls/viewLocation.ts';

/** Where a chosen row leads. */
export type PlaceTarget =
  | { readonly type: 'attraction'; readonly id: AttractionId }
  | { readonly type: 'category'; readonly slug: string }
  | { readonly type: 'kind'; readonly kind: Kind }
  /** No camera: the list of where the map is. */
  | { readonly type: 'list'; readonly filter: ListFilter; readonly camera: Camera | null }
  | { readonly type: 'placeName'; readonly position: Position }
  | { readonly type: 'position'; readonly position: Position };

/**
 * What choosing a row does: it leads somewhere, asks the device where the visitor is, or clears the earlier searches.
 */
export type SearchTarget = PlaceTarget | { readonly type: 'near' } | { readonly type: 'clear' };

/** Shows a whole village. */
const PLACE_NAME_ZOOM = 12;
/** Shows the surroundings of a point. */
const POSITION_ZOOM = 14;

/**
 * URL that shows the target on the tab: an attraction is opened, a category or kind filters, a place name moves the
 * camera of the list, and so does a coordinate point, which is shown too (SPEC §2).
 */
export function urlOfTarget(tab: ViewTab, filter: ListFilter, target: PlaceTarget): string {
  switch (target.type) {
    case 'attraction':
      return formatLocation({ tab, view: { screen: 'attraction', id: target.id }, camera: null });
    case 'category':
      return formatLocation({
        tab,
        view: { screen: 'list', filter: { by: 'category', slug: target.slug } },
        camera: null,
      });
    case 'kind':
      return formatLocation({
        tab,
        view: { screen: 'list', filter: { by: 'kind', kind: target.kind } },
        camera: null,
      });
    case 'list':
      return formatLocation({ tab, view: { screen: 'list', filter: target.filter }, camera: target.camera });
    case 'placeName':
      return formatLocation({
        tab,
        view: { screen: 'list', filter },
        camera: { zoom: PLACE_NAME_ZOOM, centre: target.position },
      });
    case 'position':
      return formatLocation({
        tab,
        view: { screen: 'point', position: target.position, filter },
        camera: { zoom: POSITION_ZOOM, centre: target.position },
      });
  }
}
