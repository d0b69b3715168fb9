/**
 * @generated SignedSource<<24af3ad8f9e4f32c33c94be1c1cfc1ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/attractionId";
import type { Bounds } from "../../common/bounds";
import type { Position } from "../../common/bounds";
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
