/**
 * @generated SignedSource<<09abc55dabce5003ff9a1c0ff8900546>>
 * @relayHash 2b7872d79dd8c15d3ad25e87d5466ea5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97d1e052ce8a384c8c36c58a81edc495e257c404ea1d1b981587eae9e72d0d84

import type { ConcreteRequest } from 'relay-runtime';
export type MapSlotQuery$variables = Record<PropertyKey, never>;
export type MapSlotQuery$data = {
  readonly dataSet: {
    readonly baseTiles: {
      readonly attribution: string | null | undefined;
      readonly maxZoom: number;
      readonly tiles: string;
    };
    readonly version: number;
  };
};
export type MapSlotQuery = {
  response: MapSlotQuery$data;
  variables: MapSlotQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "BaseTiles",
  "kind": "LinkedField",
  "name": "baseTiles",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tiles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxZoom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attribution",
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
    "name": "MapSlotQuery",
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
    "name": "MapSlotQuery",
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
    "id": "97d1e052ce8a384c8c36c58a81edc495e257c404ea1d1b981587eae9e72d0d84",
    "metadata": {},
    "name": "MapSlotQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3ea38159eb6717d2c49bbd0cd7d296f0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
