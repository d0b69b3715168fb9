/**
 * @generated SignedSource<<a6ccf77a2f698a187847af9fc15a90eb>>
 * @relayHash 8a3b000142874fe36763099853b9f014
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f8e179730d5e745f59137bc9868446bfd9f7c8d32efc538fada7378a20de841

import type { ConcreteRequest } from 'relay-runtime';
export type ReliefSource = "LIPAS" | "MODEL";
import type { AttractionId } from "../../common/places/attractionId";
import type { Geometry } from "geojson";
export type RouteReliefQuery$variables = {
  id: AttractionId;
};
export type RouteReliefQuery$data = {
  readonly attraction: {
    readonly __typename: "Attraction";
    readonly geometry: Geometry;
    readonly relief: {
      readonly ascentM: number;
      readonly descentM: number;
      readonly highestM: number;
      readonly lowestM: number;
      readonly minutes: number | null | undefined;
      readonly profile: {
        readonly breaks: ReadonlyArray<number>;
        readonly heightsM: ReadonlyArray<number>;
        readonly stepM: number;
      };
      readonly source: ReliefSource;
      readonly steepestFromM: number | null | undefined;
      readonly steepestPercent: number | null | undefined;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type RouteReliefQuery = {
  response: RouteReliefQuery$data;
  variables: RouteReliefQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "geometry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Relief",
      "kind": "LinkedField",
      "name": "relief",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ascentM",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "descentM",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "highestM",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowestM",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "steepestPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "steepestFromM",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutes",
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
          "concreteType": "ReliefProfile",
          "kind": "LinkedField",
          "name": "profile",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stepM",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "heightsM",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "breaks",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RouteReliefQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "attraction",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RouteReliefQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "attraction",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6f8e179730d5e745f59137bc9868446bfd9f7c8d32efc538fada7378a20de841",
    "metadata": {},
    "name": "RouteReliefQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f44d75ea55ebcb99e87c15aa0531385e";

export default node;
