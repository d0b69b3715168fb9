/**
 * @generated SignedSource<<79db9dbe55b875fddc228d2391358a99>>
 * @relayHash 8f5aa99efeec7bc92003e52564f25cd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8926532feb729b8aec79f996e14bce08a2312433f4c16306fee1bb8387d373a4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityEventKind = "ACCESS_TOKEN_MADE" | "ACCESS_TOKEN_REVOKED" | "ACCOUNT_CONFIRMED" | "BLOCKED" | "EMAIL_CHANGED" | "EMAIL_CHANGE_ASKED" | "LOGIN" | "LOGIN_FAILED" | "LOGIN_LINK_MAILED" | "LOGOUT" | "MANAGER_REMOVED" | "MANAGER_SET" | "PASSWORD_CHANGED" | "PASSWORD_RESET" | "RECOVERY_CODES_MADE" | "RECOVERY_CODE_USED" | "ROLE_SET" | "SECOND_FACTOR_FAILED" | "SECOND_FACTOR_OFF" | "SECOND_FACTOR_ON" | "SESSIONS_ENDED" | "UNBLOCKED";
export type SecurityLogQuery$variables = Record<PropertyKey, never>;
export type SecurityLogQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly securityEvents: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly eventId: number;
          readonly kind: SecurityEventKind | null | undefined;
          readonly " $fragmentSpreads": FragmentRefs<"EventText_event">;
        };
      }>;
    };
  } | null | undefined;
};
export type SecurityLogQuery = {
  response: SecurityLogQuery$data;
  variables: SecurityLogQuery$variables;
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
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eventId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SecurityLogQuery",
    "selections": [
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
            "args": (v1/*:: as any*/),
            "concreteType": "ViewerSecurityEventsConnection",
            "kind": "LinkedField",
            "name": "securityEvents",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ViewerSecurityEventsEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SecurityEvent",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "EventText_event"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "securityEvents(first:20)"
          }
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
    "name": "SecurityLogQuery",
    "selections": [
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
            "args": (v1/*:: as any*/),
            "concreteType": "ViewerSecurityEventsConnection",
            "kind": "LinkedField",
            "name": "securityEvents",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ViewerSecurityEventsEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SecurityEvent",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
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
                            "name": "by",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "created",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "role",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "times",
                            "storageKey": null
                          }
                        ],
                        "type": "AccountEvent",
                        "abstractKey": "__isAccountEvent"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "securityEvents(first:20)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8926532feb729b8aec79f996e14bce08a2312433f4c16306fee1bb8387d373a4",
    "metadata": {},
    "name": "SecurityLogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c84980ae4100c7485b249f7b1e0425d";

export default node;
