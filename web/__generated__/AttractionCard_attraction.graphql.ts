/**
 * @generated SignedSource<<9da7919b73f9a2d451309682704f45d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CardConditionKind = "CLOSED" | "LIMITED" | "WARNING";
export type Family = "culture" | "cycling" | "food" | "nature" | "own" | "service" | "shop" | "sight" | "trail" | "water" | "winter";
import type { AttractionId } from "../../common/places/attractionId";
import type { Position } from "../../common/geo/bounds";
import type { FragmentRefs } from "relay-runtime";
export type AttractionCard_attraction$data = {
  readonly admin: ReadonlyArray<string>;
  readonly areaM2: number | null | undefined;
  readonly attractionId: AttractionId;
  readonly cardConditions: ReadonlyArray<{
    readonly kind: CardConditionKind;
    readonly validUntil: string | null | undefined;
  }>;
  readonly category: {
    readonly family: Family;
    readonly icon: string;
    readonly name: string;
  };
  readonly lengthM: number | null | undefined;
  readonly name: string;
  readonly named: boolean;
  readonly pos: Position;
  readonly stars: number;
  readonly " $fragmentSpreads": FragmentRefs<"CardImage_attraction">;
  readonly " $fragmentType": "AttractionCard_attraction";
};
export type AttractionCard_attraction$key = {
  readonly " $data"?: AttractionCard_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttractionCard_attraction">;
};

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
  "metadata": null,
  "name": "AttractionCard_attraction",
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
      "name": "named",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CardCondition",
      "kind": "LinkedField",
      "name": "cardConditions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validUntil",
          "storageKey": null
        }
      ],
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
      "kind": "ScalarField",
      "name": "areaM2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lengthM",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stars",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "admin",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardImage_attraction"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "icon",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};
})();

(node as any).hash = "3f2627fd9127cd7020b40556c1bb4c0e";

export default node;
