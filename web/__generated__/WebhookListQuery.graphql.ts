/**
 * @generated SignedSource<<90684b3430ba3020b0110d4e2b4a95be>>
 * @relayHash ff9a4e3d1cb375fa64960772b40983b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d5f9690058deb32a7e1b43259669d658b62915297ab9189dbfe79e4f5de1b76

import type { ConcreteRequest } from 'relay-runtime';
export type WebhookListQuery$variables = Record<PropertyKey, never>;
export type WebhookListQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly webhooks: ReadonlyArray<{
      readonly disabled: string | null | undefined;
      readonly failingSince: string | null | undefined;
      readonly name: string;
      readonly told: string | null | undefined;
      readonly url: string;
      readonly webhookId: string;
    }>;
  } | null | undefined;
};
export type WebhookListQuery = {
  response: WebhookListQuery$data;
  variables: WebhookListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Webhook",
        "kind": "LinkedField",
        "name": "webhooks",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "webhookId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "told",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failingSince",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "disabled",
            "storageKey": null
          }
        ],
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
    "name": "WebhookListQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WebhookListQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5d5f9690058deb32a7e1b43259669d658b62915297ab9189dbfe79e4f5de1b76",
    "metadata": {},
    "name": "WebhookListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "50621a6dfafa47852841df59a490c6ec";

export default node;
