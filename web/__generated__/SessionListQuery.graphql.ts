/**
 * @generated SignedSource<<0a733f29d081bb8fb735fb0739ddc98f>>
 * @relayHash df2d4d3d56118aaf746bbfb1cff4ea94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c89c120b5b6e314db182878430fff7e96969fe91c96442022f4c6b3d6fd8898

import type { ConcreteRequest } from 'relay-runtime';
export type SessionListQuery$variables = Record<PropertyKey, never>;
export type SessionListQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly sessions: ReadonlyArray<{
      readonly agent: string;
      readonly id: string;
      readonly isCurrent: boolean;
      readonly lastSeen: string;
      readonly sessionId: string;
    }>;
  } | null | undefined;
};
export type SessionListQuery = {
  response: SessionListQuery$data;
  variables: SessionListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "sessions",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sessionId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "agent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastSeen",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCurrent",
            "storageKey": null
          }
        ],
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
    "name": "SessionListQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionListQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6c89c120b5b6e314db182878430fff7e96969fe91c96442022f4c6b3d6fd8898",
    "metadata": {},
    "name": "SessionListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b1ade2857c534d14db87bfa1739dbc3e";

export default node;
