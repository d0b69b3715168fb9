/**
 * @generated SignedSource<<6b31ef3572df895c3c15e428cf87f06d>>
 * @relayHash ae793f8a4e8911fce90c03bfd8f68fca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2f104f49138b0da804bfcc77abaa75ac14158353a2195f12d1356359a791e27

import type { ConcreteRequest } from 'relay-runtime';
export type SecondFactorQuery$variables = Record<PropertyKey, never>;
export type SecondFactorQuery$data = {
  readonly viewer: {
    readonly hasSecondFactor: boolean;
    readonly id: string;
    readonly needsSecondFactor: boolean;
    readonly recoveryCodesLeft: number;
  } | null | undefined;
};
export type SecondFactorQuery = {
  response: SecondFactorQuery$data;
  variables: SecondFactorQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "hasSecondFactor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "needsSecondFactor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recoveryCodesLeft",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SecondFactorQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SecondFactorQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d2f104f49138b0da804bfcc77abaa75ac14158353a2195f12d1356359a791e27",
    "metadata": {},
    "name": "SecondFactorQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4511779fabccf73b063d5191d29fa724";

export default node;
