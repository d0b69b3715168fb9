/**
 * @generated SignedSource<<fcda914a6223de3f92023b67bbf12b69>>
 * @relayHash b40ed38a02321fdcfd8ad399d4a5689f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae5065f67c43861fbc097f2d843b6d6fbb12e8cd5f491592438e66e6d58f37e3

import type { ConcreteRequest } from 'relay-runtime';
export type MapSlotQuery$variables = Record<PropertyKey, never>;
export type MapSlotQuery$data = {
  readonly dataSet: {
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
    "id": "ae5065f67c43861fbc097f2d843b6d6fbb12e8cd5f491592438e66e6d58f37e3",
    "metadata": {},
    "name": "MapSlotQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "55687f44efc135cd2bf243d50cb933f8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
