/**
 * @generated SignedSource<<0d9d8609db7e1d922f8c1f5612f30426>>
 * @relayHash 87985352925ad2f25e7c1d373cde063c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db5cb4566807bd80adf3b58ed37f0a31860f346eed371c4306da8c10711a9690

import type { ConcreteRequest } from 'relay-runtime';
export type noticesHereQuery$variables = {
  endpoint: string;
};
export type noticesHereQuery$data = {
  readonly viewer: {
    readonly hasPushDevice: boolean;
    readonly id: string;
    readonly pushKey: string | null | undefined;
  } | null | undefined;
};
export type noticesHereQuery = {
  response: noticesHereQuery$data;
  variables: noticesHereQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "endpoint"
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
        "args": null,
        "kind": "ScalarField",
        "name": "pushKey",
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "endpoint",
            "variableName": "endpoint"
          }
        ],
        "kind": "ScalarField",
        "name": "hasPushDevice",
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
    "name": "noticesHereQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "noticesHereQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "db5cb4566807bd80adf3b58ed37f0a31860f346eed371c4306da8c10711a9690",
    "metadata": {},
    "name": "noticesHereQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "571da5cf61595b683d69b9d451170730";

export default node;
