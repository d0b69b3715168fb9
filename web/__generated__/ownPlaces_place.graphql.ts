/**
 * @generated SignedSource<<80c34b71f636a3b4a1548bd5ca791538>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/places/attractionId";
import type { Bounds } from "../../common/geo/bounds";
import type { Position } from "../../common/geo/bounds";
import type { FragmentRefs } from "relay-runtime";
export type ownPlaces_place$data = {
  readonly bbox: Bounds;
  readonly created: string;
  readonly lengthM: number | null | undefined;
  readonly line: ReadonlyArray<ReadonlyArray<Position>> | null | undefined;
  readonly name: string;
  readonly ownPlaceId: AttractionId;
  readonly pos: Position;
  readonly " $fragmentType": "ownPlaces_place";
};
export type ownPlaces_place$key = {
  readonly " $data"?: ownPlaces_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"ownPlaces_place">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ownPlaces_place"
};

(node as any).hash = "4bafab8a4286deed1ff85ec1c9718814";

export default node;
