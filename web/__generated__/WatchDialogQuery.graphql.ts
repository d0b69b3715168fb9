/**
 * @generated SignedSource<<3249c0008909dfd58364c6fb3d3ec6fd>>
 * @relayHash f2701e2d0fe02469e9a7ee89d292062f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 985c5d5b8f6fad28d9e21e0b17314600d5825583977692347477b0755a7d04a4

import type { ConcreteRequest } from 'relay-runtime';
import type { AttractionId } from "../../common/places/attractionId";
export type WatchDialogQuery$variables = {
  id: AttractionId;
};
export type WatchDialogQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly isWatching: boolean;
  } | null | undefined;
};
export type WatchDialogQuery = {
  response: WatchDialogQuery$data;
  variables: WatchDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
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
        "args": [
          {
            "kind": "Variable",
            "name": "attraction",
            "variableName": "id"
          }
        ],
        "kind": "ScalarField",
        "name": "isWatching",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WatchDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WatchDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "985c5d5b8f6fad28d9e21e0b17314600d5825583977692347477b0755a7d04a4",
    "metadata": {},
    "name": "WatchDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b697db115cd0f42042cdb9dd6ee482d5";

export default node;
