/**
 * @generated SignedSource<<5aadd60cd6fd773706171a144c455102>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type CommentsSlot_attraction$data = {
  readonly attractionId: AttractionId;
  readonly " $fragmentType": "CommentsSlot_attraction";
};
export type CommentsSlot_attraction$key = {
  readonly " $data"?: CommentsSlot_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentsSlot_attraction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentsSlot_attraction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attractionId",
      "storageKey": null
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "d365084b9e43afe0830db18149a278bb";

export default node;
