/**
 * @generated SignedSource<<f430ecf422717e87450aba1975fc7ea3>>
 * @relayHash 767dcea090d9dc898abe0abf6d7c3f5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 641eea745095b25693bd0ee235ae7af12b5088210f1f58502673f19e11288c41

import type { ConcreteRequest } from 'relay-runtime';
export type NotAuthorizedReason = "ANONYMOUS" | "CROSS_SITE" | "FORBIDDEN" | "PENDING" | "WRONG_CREDENTIALS";
export type SetPasswordWithTokenInput = {
  clientMutationId?: string | null | undefined;
  password: string;
  resetToken: string;
};
export type TokenFormMutation$variables = {
  input: SetPasswordWithTokenInput;
};
export type TokenFormMutation$data = {
  readonly setPasswordWithToken: {
    readonly __typename: "InvalidInputError";
    readonly detail: string;
    readonly parameterName: string;
  } | {
    readonly __typename: "NotAuthorizedError";
    readonly reason: NotAuthorizedReason;
  } | {
    readonly __typename: "RateLimitedError";
    readonly retryAfterS: number;
  } | {
    readonly __typename: "SetPasswordWithTokenPayload";
    readonly clientMutationId: string | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type TokenFormMutation = {
  response: TokenFormMutation$data;
  variables: TokenFormMutation$variables;
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
    "name": "setPasswordWithToken",
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
        "type": "SetPasswordWithTokenPayload",
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
    "name": "TokenFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TokenFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "641eea745095b25693bd0ee235ae7af12b5088210f1f58502673f19e11288c41",
    "metadata": {},
    "name": "TokenFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ec3517c2a1578454b1fa885feb2a89cd";

export default node;
