/**
 * @generated SignedSource<<ee6ff3909efd52a0d5c11608103a4b7c>>
 * @relayHash e03db0c9192df938c017d7492a89454d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aad8ff406284d2d7a90fb8df793fe8e0af98aa7ae46ea9c8effbf43c12a61f67

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "en" | "fi" | "sv";
export type SetLanguageInput = {
  clientMutationId?: string | null | undefined;
  language: Language;
};
export type sessionLanguageMutation$variables = {
  input: SetLanguageInput;
};
export type sessionLanguageMutation$data = {
  readonly setLanguage: {
    readonly __typename: string;
  };
};
export type sessionLanguageMutation = {
  response: sessionLanguageMutation$data;
  variables: sessionLanguageMutation$variables;
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
    "name": "setLanguage",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sessionLanguageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionLanguageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aad8ff406284d2d7a90fb8df793fe8e0af98aa7ae46ea9c8effbf43c12a61f67",
    "metadata": {},
    "name": "sessionLanguageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4e9acfb15c605ca20727232fc9d45ce4";

export default node;
