/**
 * @generated SignedSource<<3c4b0a1d61950a10449082d6d909de36>>
 * @relayHash 2f92f4a1816390bfae610ec341e0bade
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b6d4afe213a66a2f056e564f8916837a3b855f6a7922d470cac21fecba06af5

import type { ConcreteRequest } from 'relay-runtime';
import type { AttractionId } from "../../common/places/attractionId";
export type WatchDialogQuery$variables = {
  id: AttractionId;
};
export type WatchDialogQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly isWatching: boolean;
    readonly watchMails: boolean;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "watchMails",
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
    "id": "7b6d4afe213a66a2f056e564f8916837a3b855f6a7922d470cac21fecba06af5",
    "metadata": {},
    "name": "WatchDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b32833a48d680bb3addd62f7e02f131a";

export default node;
