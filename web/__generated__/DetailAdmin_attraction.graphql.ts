/**
 * @generated SignedSource<<d9cdc109abefbe441740951823e34c61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type DetailAdmin_attraction$data = {
  readonly attractionId: AttractionId;
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
      "name": "attractionId",
      "storageKey": null
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "f5f32ca0c335b619aa91dc1f19407b52";

export default node;
