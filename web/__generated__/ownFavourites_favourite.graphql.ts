/**
 * @generated SignedSource<<030f49e92919284fa1a273ee490aa655>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Family = "culture" | "cycling" | "food" | "nature" | "own" | "service" | "shop" | "sight" | "trail" | "water" | "winter";
export type FavouriteType = "BAD" | "BEST" | "GOOD" | "TODO";
import type { AttractionId } from "../../common/places/attractionId";
import type { Position } from "../../common/geo/bounds";
import type { FragmentRefs } from "relay-runtime";
export type ownFavourites_favourite$data = {
  readonly attraction: {
    readonly __typename: "Attraction";
  } | null | undefined;
  readonly attractionId: AttractionId;
  readonly category: {
    readonly family: Family;
    readonly icon: string;
    readonly name: string;
  };
  readonly created: string;
  readonly name: string;
  readonly pos: Position;
  readonly type: FavouriteType;
  readonly " $fragmentType": "ownFavourites_favourite";
};
export type ownFavourites_favourite$key = {
  readonly " $data"?: ownFavourites_favourite$data;
  readonly " $fragmentSpreads": FragmentRefs<"ownFavourites_favourite">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ownFavourites_favourite"
};

(node as any).hash = "f4bf368c8d2417106112a4177a5481ef";

export default node;
