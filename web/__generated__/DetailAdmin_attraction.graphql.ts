/**
 * @generated SignedSource<<363164776edeb87a7ce2733cb74b7eaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/places/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type DetailAdmin_attraction$data = {
  readonly attractionId: AttractionId;
  readonly id: string;
  readonly " $fragmentType": "DetailAdmin_attraction";
};
export type DetailAdmin_attraction$key = {
  readonly " $data"?: DetailAdmin_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailAdmin_attraction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailAdmin_attraction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "8632d10cbea19cc3865016a22fd15f61";

export default node;
