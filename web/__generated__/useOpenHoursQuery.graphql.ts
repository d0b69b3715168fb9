/**
 * @generated SignedSource<<0843565ba3bf5bc6141a7584db07cf1f>>
 * @relayHash 993b5026cfa83af822fc56396c7b26bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a126934220a84c46aa8799bcfecc0fce2c25cefac81dd3941205375a85f9279e

import type { ConcreteRequest } from 'relay-runtime';
export type useOpenHoursQuery$variables = {
  at: string;
};
export type useOpenHoursQuery$data = {
  readonly openHours: ReadonlyArray<number>;
};
export type useOpenHoursQuery = {
  response: useOpenHoursQuery$data;
  variables: useOpenHoursQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "at"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "at",
        "variableName": "at"
      }
    ],
    "kind": "ScalarField",
    "name": "openHours",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOpenHoursQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOpenHoursQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a126934220a84c46aa8799bcfecc0fce2c25cefac81dd3941205375a85f9279e",
    "metadata": {},
    "name": "useOpenHoursQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f2a295975783739f2db26b05e6e05bcd";

export default node;
