/**
 * @generated SignedSource<<4dff2a18e062f6e23b4715f203e62920>>
 * @relayHash 77b15bb2a0106657db7e6f925bffa63c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e3bd2c3201aca1dd992e4ab58c94c7942ac17f856ddbbd118aac871ac89321d

import type { ConcreteRequest } from 'relay-runtime';
export type sessionHelpShownMutation$variables = Record<PropertyKey, never>;
export type sessionHelpShownMutation$data = {
  readonly markHelpShown: {
    readonly __typename: string;
  };
};
export type sessionHelpShownMutation = {
  response: sessionHelpShownMutation$data;
  variables: sessionHelpShownMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "markHelpShown",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "sessionHelpShownMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionHelpShownMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2e3bd2c3201aca1dd992e4ab58c94c7942ac17f856ddbbd118aac871ac89321d",
    "metadata": {},
    "name": "sessionHelpShownMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1290f7a056b7528878980821a6200e2e";

export default node;
