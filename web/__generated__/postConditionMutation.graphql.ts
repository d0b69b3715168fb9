/**
 * @generated SignedSource<<3dea798b699562c1299847ebe8886bb9>>
 * @relayHash aad77774d5e1113ccf2f7534a5d72be2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e0961eb1606c054c007029c595d5cc8ceeeaed0e46dca5190d6eaa870257eb2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "en" | "fi" | "sv";
export type PostedConditionKind = "CLOSED" | "GROOMED" | "LIMITED" | "NOTICE";
import type { AttractionId } from "../../common/places/attractionId";
export type PostConditionInput = {
  attractionId: AttractionId;
  clientMutationId?: string | null | undefined;
  post: PostedCondition;
};
export type PostedCondition = {
  from?: string | null | undefined;
  kind: PostedConditionKind;
  language?: Language;
  text?: string;
  until?: string | null | undefined;
};
export type postConditionMutation$variables = {
  input: PostConditionInput;
};
export type postConditionMutation$data = {
  readonly postCondition: {
    readonly done: {
      readonly condition: {
        readonly id: string;
      };
    } | null | undefined;
    readonly refused: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_error">;
    } | null | undefined;
  };
};
export type postConditionMutation = {
  response: postConditionMutation$data;
  variables: postConditionMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Condition",
      "kind": "LinkedField",
      "name": "condition",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PostConditionPayload",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
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
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "explanation",
      "storageKey": null
    },
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
v6 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "postConditionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "postCondition",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "done"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "refusal_error",
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "CallError",
              "abstractKey": "__isCallError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refused"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "postConditionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "postCondition",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "type": "CallError",
            "abstractKey": "__isCallError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8e0961eb1606c054c007029c595d5cc8ceeeaed0e46dca5190d6eaa870257eb2",
    "metadata": {},
    "name": "postConditionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "45d783dc702433dda0ad28b738fa50fa";

export default node;
