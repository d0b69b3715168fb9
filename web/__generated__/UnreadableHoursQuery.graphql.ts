/**
 * @generated SignedSource<<fcce55bedf50818726719bf58021498e>>
 * @relayHash 268550f690b5d3d9584686b68eeb672d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91857e510217520d3f94a8fd010dbb42b01fb17fb8d56b4b14f26799ae41506c

import type { ConcreteRequest } from 'relay-runtime';
import type { AttractionId } from "../../common/places/attractionId";
export type UnreadableHoursQuery$variables = Record<PropertyKey, never>;
export type UnreadableHoursQuery$data = {
  readonly unreadableHours: ReadonlyArray<{
    readonly exampleId: AttractionId;
    readonly exampleName: string;
    readonly hours: string;
    readonly places: number;
  }> | null | undefined;
};
export type UnreadableHoursQuery = {
  response: UnreadableHoursQuery$data;
  variables: UnreadableHoursQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UnreadableHours",
    "kind": "LinkedField",
    "name": "unreadableHours",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hours",
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
        "name": "exampleId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "exampleName",
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
    "name": "UnreadableHoursQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UnreadableHoursQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "91857e510217520d3f94a8fd010dbb42b01fb17fb8d56b4b14f26799ae41506c",
    "metadata": {},
    "name": "UnreadableHoursQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b375b6cc3b26ec0f4e96a3d43218901e";

export default node;
