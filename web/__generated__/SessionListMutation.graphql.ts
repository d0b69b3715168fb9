/**
 * @generated SignedSource<<1034a8cae7f37ea09ee5e79d2e571775>>
 * @relayHash 256cbe1a09bb80a9c027ffd905068371
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24f6b756c04ff095303625becb638b4a9b7d074432aa62d85f97a76c535349c5

import type { ConcreteRequest } from 'relay-runtime';
export type NotAuthorizedReason = "ANONYMOUS" | "BLOCKED" | "CROSS_SITE" | "FORBIDDEN" | "LINK_MAILED" | "PENDING" | "PROOF_NEEDED" | "SECOND_FACTOR" | "WRONG_CREDENTIALS";
export type RevokeSessionInput = {
  clientMutationId?: string | null | undefined;
  sessionId: string;
};
export type SessionListMutation$variables = {
  input: RevokeSessionInput;
};
export type SessionListMutation$data = {
  readonly revokeSession: {
    readonly __typename: "NotAuthorizedError";
    readonly reason: NotAuthorizedReason;
  } | {
    readonly __typename: "RevokeSessionPayload";
    readonly viewer: {
      readonly id: string;
      readonly sessions: ReadonlyArray<{
        readonly id: string;
      }>;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type SessionListMutation = {
  response: SessionListMutation$data;
  variables: SessionListMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "revokeSession",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Session",
                "kind": "LinkedField",
                "name": "sessions",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "RevokeSessionPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          }
        ],
        "type": "NotAuthorizedError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionListMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SessionListMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "24f6b756c04ff095303625becb638b4a9b7d074432aa62d85f97a76c535349c5",
    "metadata": {},
    "name": "SessionListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "303d75cb81c7fa11baab4fa30ea60356";

export default node;
