/**
 * @generated SignedSource<<a10414c0865cd564cc57772bb48c6a8e>>
 * @relayHash 0f1cd2eedcf9562d53b9d0afb480d4b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ab2d743ff75be8fd0b57fe7bd64385f9f2028b648f7f6d816d4e3e67af32ccf

import type { ConcreteRequest } from 'relay-runtime';
export type NotAuthorizedReason = "ANONYMOUS" | "CROSS_SITE" | "FORBIDDEN" | "PENDING" | "WRONG_CREDENTIALS";
export type SetPasswordInput = {
  clientMutationId?: string | null | undefined;
  oldPassword: string;
  password: string;
};
export type OldPasswordFormMutation$variables = {
  input: SetPasswordInput;
};
export type OldPasswordFormMutation$data = {
  readonly setPassword: {
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
    readonly __typename: "SetPasswordPayload";
    readonly clientMutationId: string | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type OldPasswordFormMutation = {
  response: OldPasswordFormMutation$data;
  variables: OldPasswordFormMutation$variables;
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
    "name": "setPassword",
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
        "type": "SetPasswordPayload",
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
    "name": "OldPasswordFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OldPasswordFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8ab2d743ff75be8fd0b57fe7bd64385f9f2028b648f7f6d816d4e3e67af32ccf",
    "metadata": {},
    "name": "OldPasswordFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "604b5ea3b8fa89e5c7e90d58d0824ef1";

export default node;
