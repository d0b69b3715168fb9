/**
 * @generated SignedSource<<ab2aa23ac48a52931357d38aa5f3f214>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/places/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type ownPhotos_image$data = {
  readonly attraction: {
    readonly attractionId: AttractionId;
  } | null | undefined;
  readonly attractionId: AttractionId;
  readonly " $fragmentSpreads": FragmentRefs<"photo_image">;
  readonly " $fragmentType": "ownPhotos_image";
};
export type ownPhotos_image$key = {
  readonly " $data"?: ownPhotos_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"ownPhotos_image">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ownPhotos_image"
};

(node as any).hash = "7bf5ea4c93a0ceb2d3293698b0d4a25f";

export default node;
