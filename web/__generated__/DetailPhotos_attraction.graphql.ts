/**
 * @generated SignedSource<<26171b631fb9c9ee3083c83b17d70fba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailPhotos_attraction$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SamplePhotos_attraction" | "placeImages_attraction">;
  readonly " $fragmentType": "DetailPhotos_attraction";
};
export type DetailPhotos_attraction$key = {
  readonly " $data"?: DetailPhotos_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailPhotos_attraction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailPhotos_attraction",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "placeImages_attraction"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SamplePhotos_attraction"
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "da0023771519fe37088289d53f6b6f51";

export default node;
