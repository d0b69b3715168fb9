/**
 * @generated SignedSource<<aa5674d973116d67067a08dccd2582e5>>
 * @relayHash 0f70e2064ea6c5a0522a72c714c06b69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 602093833e40046e5c0ac20d6499124f10bef00c68562d7a8d8c798ab317cc66

import type { ConcreteRequest } from 'relay-runtime';
export type AboutSourcesQuery$variables = Record<PropertyKey, never>;
export type AboutSourcesQuery$data = {
  readonly dataSet: {
    readonly placeCount: number;
    readonly publishedAt: string | null | undefined;
    readonly sources: ReadonlyArray<{
      readonly attribution: string;
      readonly dataDate: string | null | undefined;
      readonly importedAt: string | null | undefined;
      readonly key: string;
      readonly licence: string;
      readonly licenceUrl: string;
      readonly name: string;
      readonly url: string;
    }>;
  };
};
export type AboutSourcesQuery = {
  response: AboutSourcesQuery$data;
  variables: AboutSourcesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attribution",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "licence",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "licenceUrl",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataDate",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "importedAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AboutSourcesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DataSet",
        "kind": "LinkedField",
        "name": "dataSet",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DataSource",
            "kind": "LinkedField",
            "name": "sources",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AboutSourcesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DataSet",
        "kind": "LinkedField",
        "name": "dataSet",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DataSource",
            "kind": "LinkedField",
            "name": "sources",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "602093833e40046e5c0ac20d6499124f10bef00c68562d7a8d8c798ab317cc66",
    "metadata": {},
    "name": "AboutSourcesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dd6c6b27ad541521cdc110d58f7ef2f6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
