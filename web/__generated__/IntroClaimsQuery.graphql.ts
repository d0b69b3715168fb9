/**
 * @generated SignedSource<<6b25898363b0a6e16888d67957024347>>
 * @relayHash ec85e8759b32ff4ee9896e3e88367439
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48c98fba90458b82bee85463b89df622834346080a4ff8ab7f1fc31ee159b9da

import type { ConcreteRequest } from 'relay-runtime';
export type IntroClaimsQuery$variables = Record<PropertyKey, never>;
export type IntroClaimsQuery$data = {
  readonly dataSet: {
    readonly highlights: {
      readonly natureSites: number;
      readonly sights: number;
      readonly trails: number;
    };
  };
};
export type IntroClaimsQuery = {
  response: IntroClaimsQuery$data;
  variables: IntroClaimsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Highlights",
  "kind": "LinkedField",
  "name": "highlights",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "natureSites",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trails",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sights",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "IntroClaimsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DataSet",
        "kind": "LinkedField",
        "name": "dataSet",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "IntroClaimsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DataSet",
        "kind": "LinkedField",
        "name": "dataSet",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "48c98fba90458b82bee85463b89df622834346080a4ff8ab7f1fc31ee159b9da",
    "metadata": {},
    "name": "IntroClaimsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f0dee291ae390eab43372d86a25d103";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
