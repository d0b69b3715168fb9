/**
 * @generated SignedSource<<d2030b268e96ecc4aeb483748d801353>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type DetailFavourite_attraction$data = {
  readonly attractionId: AttractionId;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteButtons_attraction">;
  readonly " $fragmentType": "DetailFavourite_attraction";
};
export type DetailFavourite_attraction$key = {
  readonly " $data"?: DetailFavourite_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailFavourite_attraction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailFavourite_attraction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attractionId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavouriteButtons_attraction"
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "299e591bd76128734a0844bf4a587c29";

export default node;
