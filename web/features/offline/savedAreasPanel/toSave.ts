import type { Bounds } from '#common/geo/bounds.ts';
import type { AttractionId } from '#common/places/attractionId.ts';

/** What the visitor may save for use without a network: the bounds that a map or list shows, or one place. */
export type ToSave =
  | { readonly by: 'bounds'; readonly bounds: Bounds }
  | { readonly by: 'place'; readonly id: AttractionId; readonly title: string };
