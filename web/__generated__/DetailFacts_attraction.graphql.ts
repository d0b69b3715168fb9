/**
 * @generated SignedSource<<e6b0d046da5ecd0097c8bc38581926bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Family = "culture" | "cycling" | "food" | "nature" | "own" | "service" | "shop" | "sight" | "trail" | "water" | "winter";
export type OpeningState = "CLOSED" | "OPEN" | "UNKNOWN";
import type { Position } from "../../common/geo/bounds";
import type { FragmentRefs } from "relay-runtime";
export type DetailFacts_attraction$data = {
  readonly areaM2: number | null | undefined;
  readonly ascentM: number | null | undefined;
  readonly category: {
    readonly family: Family;
  };
  readonly heightM: number | null | undefined;
  readonly isClosedForNow: boolean;
  readonly lengthM: number | null | undefined;
  readonly pos: Position;
  readonly properties: {
    readonly facts: ReadonlyArray<{
      readonly isMain: boolean;
      readonly name: string;
      readonly text: string;
    }>;
    readonly openingHours: {
      readonly nextChange: string | null | undefined;
      readonly state: OpeningState;
    } | null | undefined;
  };
  readonly stars: number;
  readonly " $fragmentSpreads": FragmentRefs<"ConditionFacts_attraction">;
  readonly " $fragmentType": "DetailFacts_attraction";
};
export type DetailFacts_attraction$key = {
  readonly " $data"?: DetailFacts_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailFacts_attraction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailFacts_attraction",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConditionFacts_attraction"
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
      "name": "heightM",
      "storageKey": null
    },
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
      "name": "stars",
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
      "name": "isClosedForNow",
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
        }
      ],
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
          "args": [
            {
              "kind": "Variable",
              "name": "language",
              "variableName": "language"
            }
          ],
          "concreteType": "PlaceFact",
          "kind": "LinkedField",
          "name": "facts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isMain",
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
              "name": "text",
              "storageKey": null
            }
          ],
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
              "name": "nextChange",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "df44f83c755ef87f1771400b0be52343";

export default node;
