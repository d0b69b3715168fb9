/**
 * @generated SignedSource<<6dc7ea9ea0c95fb6c21c9a72d6c94f3f>>
 * @relayHash 1f692c90432b48db5a668ccacb3f1c6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f9555036bde4d5c6f7160033e1d1f2a2e01751571065e13343eac651c2cabb9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatePageQuery$variables = Record<PropertyKey, never>;
export type StatePageQuery$data = {
  readonly installation: {
    readonly " $fragmentSpreads": FragmentRefs<"Backups_installation" | "Imports_installation" | "Jobs_installation" | "Services_installation" | "Sizes_installation" | "TokenUse_installation">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Changes_query">;
};
export type StatePageQuery = {
  response: StatePageQuery$data;
  variables: StatePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bytes",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "finished",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Installation",
        "kind": "LinkedField",
        "name": "installation",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Sizes_installation"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Backups_installation"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Imports_installation"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Jobs_installation"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Services_installation"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TokenUse_installation"
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Changes_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Installation",
        "kind": "LinkedField",
        "name": "installation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DiskRoom",
            "kind": "LinkedField",
            "name": "disk",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "free",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DatabaseSize",
            "kind": "LinkedField",
            "name": "database",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "connections",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxConnections",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "backsUp",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LatestBackups",
            "kind": "LinkedField",
            "name": "backups",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failed",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LatestImport",
            "kind": "LinkedField",
            "name": "imports",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "published",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "source",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "started",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sendsMails",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PendingQueue",
            "kind": "LinkedField",
            "name": "queues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "due",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "oldest",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "queue",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "retrying",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "running",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "KnownService",
            "kind": "LinkedField",
            "name": "services",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "asked",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDown",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "service",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TokenOwner",
            "kind": "LinkedField",
            "name": "busiestTokenOwners",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "calls",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isReadOnly",
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2f9555036bde4d5c6f7160033e1d1f2a2e01751571065e13343eac651c2cabb9",
    "metadata": {},
    "name": "StatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8a1ac08aaee2d8566198e889bd5e9841";

export default node;
