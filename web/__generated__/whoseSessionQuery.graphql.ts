/**
 * @generated SignedSource<<7e7cfa77ed0fde80a17aadfdae21b389>>
 * @relayHash 81b2c519ab0cf477d6f5e5a15ad58ea9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcd7536e8a57244a54648ec430f5506611af7a3bf9a37028ab9272e7ed717e47

import type { ConcreteRequest } from 'relay-runtime';
export type whoseSessionQuery$variables = Record<PropertyKey, never>;
export type whoseSessionQuery$data = {
  readonly viewer: {
    readonly profile: {
      readonly id: string;
    };
  } | null | undefined;
};
export type whoseSessionQuery = {
  response: whoseSessionQuery$data;
  variables: whoseSessionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Profile",
  "kind": "LinkedField",
  "name": "profile",
  "plural": false,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "whoseSessionQuery",
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "whoseSessionQuery",
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bcd7536e8a57244a54648ec430f5506611af7a3bf9a37028ab9272e7ed717e47",
    "metadata": {},
    "name": "whoseSessionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c7bfafdf269966a0202570a2a75b84d2";

export default node;
