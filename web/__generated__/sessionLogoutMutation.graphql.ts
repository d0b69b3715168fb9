/**
 * @generated SignedSource<<5d8dc90e59dceb6f48d6594efd98c8b8>>
 * @relayHash 23e1bb3a8f3a9c92147894f76b728c86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06d3005210b1f5b48476d8706718ac0254568532df61d589d475609ded59da7e

import type { ConcreteRequest } from 'relay-runtime';
export type sessionLogoutMutation$variables = Record<PropertyKey, never>;
export type sessionLogoutMutation$data = {
  readonly logout: {
    readonly __typename: string;
  };
};
export type sessionLogoutMutation = {
  response: sessionLogoutMutation$data;
  variables: sessionLogoutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "logout",
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
    "name": "sessionLogoutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionLogoutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "06d3005210b1f5b48476d8706718ac0254568532df61d589d475609ded59da7e",
    "metadata": {},
    "name": "sessionLogoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "180468c268de8919f2f19355075683bf";

export default node;
