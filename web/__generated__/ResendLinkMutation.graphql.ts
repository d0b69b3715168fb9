/**
 * @generated SignedSource<<d7daa18192c42cd1b6625047a3437bb9>>
 * @relayHash 690d0d66fcbcf48ab4c75a8fea3909fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bee2806ac4bc3891bd1fb3c47ae333d0e4f070a5b8ced6f4bc2f4d8ba7135cb0

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "en" | "fi" | "sv";
export type ResendConfirmationInput = {
  clientMutationId?: string | null | undefined;
  email: string;
  language: Language;
};
export type ResendLinkMutation$variables = {
  input: ResendConfirmationInput;
};
export type ResendLinkMutation$data = {
  readonly resendConfirmation: {
    readonly __typename: "RateLimitedError";
    readonly retryAfterS: number;
  } | {
    readonly __typename: "ResendConfirmationPayload";
    readonly clientMutationId: string | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ResendLinkMutation = {
  response: ResendLinkMutation$data;
  variables: ResendLinkMutation$variables;
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
    "name": "resendConfirmation",
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
        "type": "ResendConfirmationPayload",
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
    "name": "ResendLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResendLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bee2806ac4bc3891bd1fb3c47ae333d0e4f070a5b8ced6f4bc2f4d8ba7135cb0",
    "metadata": {},
    "name": "ResendLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eb53575d6fdc3dc791c34b7bf49638bf";

export default node;
