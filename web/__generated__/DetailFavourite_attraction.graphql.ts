/**
 * @generated SignedSource<<0196e9614d63a03c3107be91d96a93d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailFavourite_attraction$data = {
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavouriteButtons_attraction"
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "d1b986744e96ded2d8ecf7496da8a2a0";

export default node;
