/**
 * @generated SignedSource<<b95c2bca7dae625b1f1a28841f2b5f51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type DetailNote_attraction$data = {
  readonly attractionId: AttractionId;
  readonly " $fragmentType": "DetailNote_attraction";
};
export type DetailNote_attraction$key = {
  readonly " $data"?: DetailNote_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailNote_attraction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailNote_attraction",
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

(node as any).hash = "c7e963843245cef44e159e666e72e9b1";

export default node;
