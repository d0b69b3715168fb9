/**
 * @generated SignedSource<<95a3909c0376201c2826432a208516bd>>
 * @relayHash e3ef9c853a9fe4138ad526efbc6a7544
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 384471b41536551f360a3a28f48f6984dc0412a1a65d60adfd284e6e662989b1

import type { ConcreteRequest } from 'relay-runtime';
import type { AttractionId } from "../../common/places/attractionId";
export type useOrganisationAtQuery$variables = {
  id: AttractionId;
};
export type useOrganisationAtQuery$data = {
  readonly viewer: {
    readonly organisationAt: string | null | undefined;
  } | null | undefined;
};
export type useOrganisationAtQuery = {
  response: useOrganisationAtQuery$data;
  variables: useOrganisationAtQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "attraction",
      "variableName": "id"
    }
  ],
  "kind": "ScalarField",
  "name": "organisationAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrganisationAtQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrganisationAtQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "384471b41536551f360a3a28f48f6984dc0412a1a65d60adfd284e6e662989b1",
    "metadata": {},
    "name": "useOrganisationAtQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "13d5a51d3fca6f099b22819aeea5dfda";

export default node;
