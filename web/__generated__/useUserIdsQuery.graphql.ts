/**
 * @generated SignedSource<<b3cdd44baa24f0783fa6ed2a8b8a7e89>>
 * @relayHash 64f7b0a467f2825fa0fa7bdf9d576371
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 206e2f6d95c73e64cc2b7a3291ccb1894c335eb3126e16a8d7b75157193506a1

import type { ConcreteRequest } from 'relay-runtime';
export type useUserIdsQuery$variables = {
  actor: string;
  hasActor: boolean;
  hasUser: boolean;
  user: string;
};
export type useUserIdsQuery$data = {
  readonly actor?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly username: string;
      };
    }>;
  } | null | undefined;
  readonly user?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly username: string;
      };
    }>;
  } | null | undefined;
};
export type useUserIdsQuery = {
  response: useUserIdsQuery$data;
  variables: useUserIdsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "actor"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasActor"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasUser"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "user"
},
v4 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UserEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ListedUser",
        "kind": "LinkedField",
        "name": "node",
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
            "kind": "ScalarField",
            "name": "username",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v6 = [
  {
    "condition": "hasActor",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "actor",
        "args": [
          (v4/*:: as any*/),
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "actor"
          }
        ],
        "concreteType": "UserConnection",
        "kind": "LinkedField",
        "name": "users",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "hasUser",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "user",
        "args": [
          (v4/*:: as any*/),
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "user"
          }
        ],
        "concreteType": "UserConnection",
        "kind": "LinkedField",
        "name": "users",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUserIdsQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useUserIdsQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "206e2f6d95c73e64cc2b7a3291ccb1894c335eb3126e16a8d7b75157193506a1",
    "metadata": {},
    "name": "useUserIdsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "54614bf68e17381470637eca1757f4e1";

export default node;
