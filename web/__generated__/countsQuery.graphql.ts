/**
 * @generated SignedSource<<dd3eb14a7c95ad77c0a7ed5bc4d743cc>>
 * @relayHash ee03315da25282a108f08a9e252b92e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09a536115b7bb95659a059379c27f4456dd67636864f04cee6736f5ea8d35fa4

import type { ConcreteRequest } from 'relay-runtime';
export type countsQuery$variables = Record<PropertyKey, never>;
export type countsQuery$data = {
  readonly newImageCount: number | null | undefined;
  readonly openReportCount: number | null | undefined;
};
export type countsQuery = {
  response: countsQuery$data;
  variables: countsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "newImageCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "openReportCount",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "countsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "countsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "09a536115b7bb95659a059379c27f4456dd67636864f04cee6736f5ea8d35fa4",
    "metadata": {},
    "name": "countsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5fd02888d3ba385798bc93545deeaaf0";

export default node;
