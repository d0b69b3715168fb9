/**
 * @generated SignedSource<<ed577ccd716f1cccfd4c661ec89505c6>>
 * @relayHash 091f8ab6e9702c891bd9870dd4106b16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e92107104ee48cec90a2c1167a25c757586f0dfa056de11d9af07f1d9c4318a3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
import type { AttractionId } from "../../common/places/attractionId";
export type HiddenPlaceQuery$variables = {
  id: AttractionId;
};
export type HiddenPlaceQuery$data = {
  readonly hiddenAttractions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly attractionId: AttractionId;
      };
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"PlaceHiding_hidden">;
  } | null | undefined;
};
export type HiddenPlaceQuery = {
  response: HiddenPlaceQuery$data;
  variables: HiddenPlaceQuery$variables;
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
    "name": "attractionId",
    "variableName": "id"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attractionId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "HiddenPlaceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HiddenAttractionConnection",
        "kind": "LinkedField",
        "name": "hiddenAttractions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "HiddenAttractionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "HiddenAttraction",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PlaceHiding_hidden"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HiddenPlaceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HiddenAttractionConnection",
        "kind": "LinkedField",
        "name": "hiddenAttractions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "HiddenAttractionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "HiddenAttraction",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e92107104ee48cec90a2c1167a25c757586f0dfa056de11d9af07f1d9c4318a3",
    "metadata": {},
    "name": "HiddenPlaceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "523c63eb09d8d78eaad09a5e6aea962c";

export default node;
