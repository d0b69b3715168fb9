/**
 * @generated SignedSource<<a007952176d73be4325b8067fb958081>>
 * @relayHash 1aefde141e9e0f1699535f2eb25d3da3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1d87d43b6f8370b79c4c0ad97f52eb7dc43abbd281aebf4b49f548ee2a177c5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttractionType = "AREA" | "PATH" | "POINT";
export type Language = "en" | "fi" | "sv";
import type { AttractionId } from "../../common/places/attractionId";
import type { Bounds } from "../../common/geo/bounds";
import type { Geometry } from "geojson";
export type askConditionsQuery$variables = {
  bounds: Bounds;
  language: Language;
  zoom: number;
};
export type askConditionsQuery$data = {
  readonly conditions: ReadonlyArray<{
    readonly attraction: {
      readonly attractionId: AttractionId;
      readonly name: string;
      readonly type: AttractionType;
    } | null | undefined;
    readonly drawnGeometry: Geometry | null | undefined;
    readonly link: string | null | undefined;
    readonly source: {
      readonly key: string;
      readonly name: string | null | undefined;
    };
    readonly text: {
      readonly headline: string;
      readonly language: Language;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"conditionOf_condition">;
  }>;
};
export type askConditionsQuery = {
  response: askConditionsQuery$data;
  variables: askConditionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bounds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "zoom"
},
v3 = [
  {
    "kind": "Variable",
    "name": "bounds",
    "variableName": "bounds"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conditionId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "severity",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOfficial",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "validFrom",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "validUntil",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "observedAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attractionId",
  "storageKey": null
},
v13 = [
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
],
v14 = {
  "alias": null,
  "args": (v13/*:: as any*/),
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "zoom",
      "variableName": "zoom"
    }
  ],
  "kind": "ScalarField",
  "name": "drawnGeometry",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "link",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "ConditionSource",
  "kind": "LinkedField",
  "name": "source",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": (v13/*:: as any*/),
  "concreteType": "ConditionText",
  "kind": "LinkedField",
  "name": "text",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "askConditionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Condition",
        "kind": "LinkedField",
        "name": "conditions",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "conditionOf_condition",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Attraction",
            "kind": "LinkedField",
            "name": "attraction",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "askConditionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Condition",
        "kind": "LinkedField",
        "name": "conditions",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Attraction",
            "kind": "LinkedField",
            "name": "attraction",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": null
          },
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a1d87d43b6f8370b79c4c0ad97f52eb7dc43abbd281aebf4b49f548ee2a177c5",
    "metadata": {},
    "name": "askConditionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3677f9b2ae1e028462a0c2e327473a09";

export default node;
