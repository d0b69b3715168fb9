/**
 * @generated SignedSource<<52c9990e41e116d2e21ee0e41bdc4f45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Family = "culture" | "cycling" | "food" | "nature" | "own" | "service" | "shop" | "sight" | "trail" | "water" | "winter";
export type OpeningState = "CLOSED" | "OPEN" | "UNKNOWN";
import type { AttractionId } from "../../common/places/attractionId";
import type { Position } from "../../common/geo/bounds";
import type { FragmentRefs } from "relay-runtime";
export type ListCards_attractions$data = ReadonlyArray<{
  readonly attractionId: AttractionId;
  readonly category: {
    readonly family: Family;
    readonly group: {
      readonly icon: string;
      readonly key: string;
      readonly name: string;
      readonly primary: boolean;
    };
  };
  readonly name: string;
  readonly pos: Position;
  readonly properties: {
    readonly openingHours: {
      readonly nextChange: string | null | undefined;
      readonly state: OpeningState;
    } | null | undefined;
    readonly shortAddress: string | null | undefined;
  };
  readonly quality2: number;
  readonly " $fragmentSpreads": FragmentRefs<"AttractionCard_attraction">;
  readonly " $fragmentType": "ListCards_attractions";
}>;
export type ListCards_attractions$key = ReadonlyArray<{
  readonly " $data"?: ListCards_attractions$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListCards_attractions">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
],
v1 = {
  "alias": null,
  "args": (v0/*:: as any*/),
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ListCards_attractions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attractionId",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quality2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pos",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttractionProperties",
      "kind": "LinkedField",
      "name": "properties",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "kind": "ScalarField",
          "name": "shortAddress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OpeningHours",
          "kind": "LinkedField",
          "name": "openingHours",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nextChange",
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
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "family",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "group",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "primary",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "icon",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttractionCard_attraction"
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};
})();

(node as any).hash = "ce26b9ca3830194d5e55bec8f598a37d";

export default node;
