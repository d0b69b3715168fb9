/**
 * @generated SignedSource<<ed27f367c280faee93d899af5519718b>>
 * @relayHash c305d8da95df7764f172b784c20ab0fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3203289a195a576bdbd3e22d72c270e7f3d4a430cae5fc14f7a229501b403713

import type { ConcreteRequest } from 'relay-runtime';
import type { Position } from "../../common/geo/bounds";
export type MapSlotQuery$variables = Record<PropertyKey, never>;
export type MapSlotQuery$data = {
  readonly dataSet: {
    readonly baseTiles: {
      readonly attribution: string | null | undefined;
      readonly maxZoom: number;
      readonly outline: ReadonlyArray<ReadonlyArray<Position>> | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outline",
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
    "id": "3203289a195a576bdbd3e22d72c270e7f3d4a430cae5fc14f7a229501b403713",
    "metadata": {},
    "name": "MapSlotQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b32fe60bc697f2bef4a1db840bc3b76b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
