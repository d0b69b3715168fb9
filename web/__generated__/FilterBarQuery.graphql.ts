/**
 * @generated SignedSource<<7f40d4dca7e904318be953ce4b793402>>
 * @relayHash 0a9267e09268e515cfe71d5befe17098
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 826d64ca513427d2cfe61527bd5455811f2672b03aaf542adf723db8feb2a6c5

import type { ConcreteRequest } from 'relay-runtime';
export type Kind = "attraction" | "cafe" | "cycling" | "groceries" | "hiking" | "museum" | "none" | "restaurant" | "skiing" | "swimming" | "wc";
export type OpeningGroup = "CLOSED" | "OPEN" | "UNKNOWN";
export type PlaceFeature = "ascentMax100" | "ascentMax200" | "ascentMax400" | "ascentMax50" | "children" | "dogs" | "easy" | "fireOrShelter" | "free" | "groomed" | "hard" | "lit" | "moderate" | "over20Km" | "photos" | "upTo10Km" | "upTo20Km" | "upTo5Km" | "vegan" | "vegetarian" | "wheelchair" | "wheelchairLimited";
import type { AttractionId } from "../../common/places/attractionId";
import type { Bounds } from "../../common/geo/bounds";
export type AttractionFilter = {
  features?: ReadonlyArray<PlaceFeature> | null | undefined;
  hideClosed?: boolean | null | undefined;
  ids?: ReadonlyArray<AttractionId> | null | undefined;
  openAt?: string | null | undefined;
  opening?: OpeningGroup | null | undefined;
};
export type FilterBarQuery$variables = {
  bounds: Bounds;
  category?: string | null | undefined;
  filter?: AttractionFilter | null | undefined;
  kind?: Kind | null | undefined;
};
export type FilterBarQuery$data = {
  readonly filterCounts: {
    readonly closed: number;
    readonly features: ReadonlyArray<{
      readonly count: number;
      readonly feature: PlaceFeature;
    }>;
    readonly leftOut: number;
    readonly open: number;
  };
};
export type FilterBarQuery = {
  response: FilterBarQuery$data;
  variables: FilterBarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "bounds"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "category"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "bounds",
        "variableName": "bounds"
      },
      {
        "kind": "Variable",
        "name": "category",
        "variableName": "category"
      },
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      }
    ],
    "concreteType": "FilterCounts",
    "kind": "LinkedField",
    "name": "filterCounts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "open",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "closed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "leftOut",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FeatureCount",
        "kind": "LinkedField",
        "name": "features",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "feature",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FilterBarQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FilterBarQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "826d64ca513427d2cfe61527bd5455811f2672b03aaf542adf723db8feb2a6c5",
    "metadata": {},
    "name": "FilterBarQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b00786c646276463b1e1360f6e384d5d";

export default node;
