/**
 * @generated SignedSource<<f4311f3e855201cf2d193c9f9937e4a4>>
 * @relayHash 47d84f4d7f9862ccd3ea30e088f34402
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID def09ab4c4703295e8f29c5460d74e43c9e6323e6b9ba7f1b791ce2d22fedd84

import type { ConcreteRequest } from 'relay-runtime';
export type NotAuthorizedReason = "ANONYMOUS" | "CROSS_SITE" | "FORBIDDEN" | "PENDING" | "WRONG_CREDENTIALS";
export type LoginInput = {
  clientMutationId?: string | null | undefined;
  email: string;
  password: string;
};
export type LoginFormMutation$variables = {
  input: LoginInput;
};
export type LoginFormMutation$data = {
  readonly login: {
    readonly __typename: "InvalidInputError";
    readonly detail: string;
    readonly parameterName: string;
  } | {
    readonly __typename: "LoginPayload";
    readonly clientMutationId: string | null | undefined;
  } | {
    readonly __typename: "NotAuthorizedError";
    readonly reason: NotAuthorizedReason;
  } | {
    readonly __typename: "RateLimitedError";
    readonly retryAfterS: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type LoginFormMutation = {
  response: LoginFormMutation$data;
  variables: LoginFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
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
    "name": "login",
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
            "kind": "ScalarField",
            "name": "clientMutationId",
            "storageKey": null
          }
        ],
        "type": "LoginPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "parameterName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "detail",
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
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
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retryAfterS",
            "storageKey": null
          }
        ],
        "type": "RateLimitedError",
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
    "name": "LoginFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LoginFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "def09ab4c4703295e8f29c5460d74e43c9e6323e6b9ba7f1b791ce2d22fedd84",
    "metadata": {},
    "name": "LoginFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "64a1f0950ce21d67b23a877916502a12";

export default node;
