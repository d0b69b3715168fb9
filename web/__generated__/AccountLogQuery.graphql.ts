/**
 * @generated SignedSource<<60fc7410da7fa8ac1e698547634ee0b3>>
 * @relayHash 77078d8fe27d909e1dbf10ca57befb27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7183c369af0b384358c87748f8ecf0dd5fa45cee063c5c4608bc4f3209fd026

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityEventKind = "ACCESS_TOKEN_MADE" | "ACCESS_TOKEN_REVOKED" | "ACCOUNT_CONFIRMED" | "BLOCKED" | "EMAIL_CHANGED" | "EMAIL_CHANGE_ASKED" | "LOGIN" | "LOGIN_FAILED" | "LOGIN_LINK_MAILED" | "LOGOUT" | "MANAGER_REMOVED" | "MANAGER_SET" | "PASSWORD_CHANGED" | "PASSWORD_RESET" | "RECOVERY_CODES_MADE" | "RECOVERY_CODE_USED" | "ROLE_SET" | "SECOND_FACTOR_FAILED" | "SECOND_FACTOR_OFF" | "SECOND_FACTOR_ON" | "SESSIONS_ENDED" | "UNBLOCKED";
export type AccountLogQuery$variables = {
  event?: SecurityEventKind | null | undefined;
  userId?: string | null | undefined;
};
export type AccountLogQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountLog_query">;
};
export type AccountLogQuery = {
  response: AccountLogQuery$data;
  variables: AccountLogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "event"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v2 = {
  "kind": "Variable",
  "name": "event",
  "variableName": "event"
},
v3 = {
  "kind": "Variable",
  "name": "userId",
  "variableName": "userId"
},
v4 = [
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountLogQuery",
    "selections": [
      {
        "args": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "AccountLog_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AccountLogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "ListedSecurityEventConnection",
        "kind": "LinkedField",
        "name": "securityEvents",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ListedSecurityEventEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ListedSecurityEvent",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "eventId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ListedUser",
                    "kind": "LinkedField",
                    "name": "user",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "username",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "id",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
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
                        "name": "kind",
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "filters": [
          "userId",
          "event"
        ],
        "handle": "connection",
        "key": "AccountLog_securityEvents",
        "kind": "LinkedHandle",
        "name": "securityEvents"
      }
    ]
  },
  "params": {
    "id": "a7183c369af0b384358c87748f8ecf0dd5fa45cee063c5c4608bc4f3209fd026",
    "metadata": {},
    "name": "AccountLogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f04c699b1d67f84fd148d720fd8cec35";

export default node;
