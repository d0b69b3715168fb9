/**
 * @generated SignedSource<<eb058dbf81dc8592c24166ee12294a14>>
 * @relayHash 0f6fe77d28dd559ecbbdf99e1159362b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fb21774d8b7988c2330260b1c7b9b45b39f44b6d742ee33d57a2ca65a5d1536

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityEventKind = "ACCESS_TOKEN_MADE" | "ACCESS_TOKEN_REVOKED" | "ACCOUNT_CONFIRMED" | "BLOCKED" | "EMAIL_CHANGED" | "EMAIL_CHANGE_ASKED" | "LOGIN" | "LOGIN_FAILED" | "LOGIN_LINK_MAILED" | "LOGOUT" | "MANAGER_REMOVED" | "MANAGER_SET" | "PASSWORD_CHANGED" | "PASSWORD_RESET" | "RECOVERY_CODES_MADE" | "RECOVERY_CODE_USED" | "ROLE_SET" | "SECOND_FACTOR_FAILED" | "SECOND_FACTOR_OFF" | "SECOND_FACTOR_ON" | "SESSIONS_ENDED" | "UNBLOCKED";
export type AccountLogPageQuery$variables = {
  count?: number | null | undefined;
  cursor?: string | null | undefined;
  event?: SecurityEventKind | null | undefined;
  userId?: string | null | undefined;
};
export type AccountLogPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountLog_query">;
};
export type AccountLogPageQuery = {
  response: AccountLogPageQuery$data;
  variables: AccountLogPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": 50,
    "kind": "LocalArgument",
    "name": "count"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cursor"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "event"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = {
  "kind": "Variable",
  "name": "event",
  "variableName": "event"
},
v2 = {
  "kind": "Variable",
  "name": "userId",
  "variableName": "userId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  (v1/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  },
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountLogPageQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          {
            "kind": "Variable",
            "name": "cursor",
            "variableName": "cursor"
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccountLogPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
        "args": (v3/*:: as any*/),
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
    "id": "2fb21774d8b7988c2330260b1c7b9b45b39f44b6d742ee33d57a2ca65a5d1536",
    "metadata": {},
    "name": "AccountLogPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ec4f4d3adcd249116f650b237ff7ee51";

export default node;
