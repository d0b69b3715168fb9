/**
 * @generated SignedSource<<02165c25e9928d0d4d55a0d409c7dca8>>
 * @relayHash 27cf32550cbc1075f239884ac1d6db75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec6a906bc8d5bcffd9d026803ffae38639886f36a136243a44fa4e67e308f293

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmNewEmailInput = {
  clientMutationId?: string | null | undefined;
  emailToken: string;
};
export type ConfirmNewEmailMutation$variables = {
  input: ConfirmNewEmailInput;
};
export type ConfirmNewEmailMutation$data = {
  readonly confirmNewEmail: {
    readonly done: {
      readonly email: string;
    } | null | undefined;
    readonly refused: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_error">;
    } | null | undefined;
  };
};
export type ConfirmNewEmailMutation = {
  response: ConfirmNewEmailMutation$data;
  variables: ConfirmNewEmailMutation$variables;
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
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "ConfirmNewEmailPayload",
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
    "name": "ConfirmNewEmailMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "confirmNewEmail",
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
    "name": "ConfirmNewEmailMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "confirmNewEmail",
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
    "id": "ec6a906bc8d5bcffd9d026803ffae38639886f36a136243a44fa4e67e308f293",
    "metadata": {},
    "name": "ConfirmNewEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6de1be8240ade0455ee0ed9afde4305f";

export default node;
