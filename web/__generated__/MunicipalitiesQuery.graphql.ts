/**
 * @generated SignedSource<<a410d87538e5a6d8e43f86e8e7a96c22>>
 * @relayHash c3c49e8f84737bb133ba25f2a32a42d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c272a891e34957614315ded38105ba7c108023ba459d2131799e7cb4328dc12c

import type { ConcreteRequest } from 'relay-runtime';
export type MunicipalitiesQuery$variables = Record<PropertyKey, never>;
export type MunicipalitiesQuery$data = {
  readonly municipalityData: ReadonlyArray<{
    readonly code: string;
    readonly duplicates: number;
    readonly nameFi: string;
    readonly nameSv: string;
    readonly nameless: number;
    readonly places: number;
    readonly refused: number;
    readonly stale: number;
    readonly withoutSwedish: number | null | undefined;
  }> | null | undefined;
};
export type MunicipalitiesQuery = {
  response: MunicipalitiesQuery$data;
  variables: MunicipalitiesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MunicipalityData",
    "kind": "LinkedField",
    "name": "municipalityData",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nameFi",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nameSv",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "places",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nameless",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "withoutSwedish",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stale",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "duplicates",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "refused",
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
    "name": "MunicipalitiesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MunicipalitiesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c272a891e34957614315ded38105ba7c108023ba459d2131799e7cb4328dc12c",
    "metadata": {},
    "name": "MunicipalitiesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41403cb9e9958c3887418c4004835254";

export default node;
