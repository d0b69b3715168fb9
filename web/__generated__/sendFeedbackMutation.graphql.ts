/**
 * @generated SignedSource<<db228387d5ae3913e53dcd895346f5cc>>
 * @relayHash aaa92008bcb554f9ce8d6d3ffa158e88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5938a7f2edc796e2c206d24d1a268c307bdef64813f8f1475b2ddfcdb1739e43

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "en" | "fi" | "sv";
export type SendFeedbackInput = {
  clientMutationId?: string | null | undefined;
  contact?: string;
  language?: Language;
  text: string;
};
export type sendFeedbackMutation$variables = {
  input: SendFeedbackInput;
};
export type sendFeedbackMutation$data = {
  readonly sendFeedback: {
    readonly __typename: "RateLimitedError";
    readonly retryAfterS: number;
  } | {
    readonly __typename: "SendFeedbackPayload";
    readonly done: boolean;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type sendFeedbackMutation = {
  response: sendFeedbackMutation$data;
  variables: sendFeedbackMutation$variables;
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
    "name": "sendFeedback",
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
            "name": "done",
            "storageKey": null
          }
        ],
        "type": "SendFeedbackPayload",
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
    "name": "sendFeedbackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendFeedbackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5938a7f2edc796e2c206d24d1a268c307bdef64813f8f1475b2ddfcdb1739e43",
    "metadata": {},
    "name": "sendFeedbackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ca43d169ac81da86feb4170423dcf734";

export default node;
