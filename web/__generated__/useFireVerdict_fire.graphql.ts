/**
 * @generated SignedSource<<e7b1b4f5cb6cccdceb6d85fd4fb1f5a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FirePlace = "AREA" | "BOOKED_SITE" | "SHELTER" | "SITE";
import type { FragmentRefs } from "relay-runtime";
export type useFireVerdict_fire$data = {
  readonly answeredAt: string | null | undefined;
  readonly conditions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"conditionOf_condition">;
  }>;
  readonly isAtMarkedSitesOnly: boolean;
  readonly isOutOfService: boolean;
  readonly isUsableDuringWarning: boolean | null | undefined;
  readonly place: FirePlace;
  readonly " $fragmentType": "useFireVerdict_fire";
};
export type useFireVerdict_fire$key = {
  readonly " $data"?: useFireVerdict_fire$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFireVerdict_fire">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFireVerdict_fire",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUsableDuringWarning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAtMarkedSitesOnly",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOutOfService",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Condition",
      "kind": "LinkedField",
      "name": "conditions",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "conditionOf_condition",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "conditionId",
              "storageKey": null
            },
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
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "severity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOfficial",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "validFrom",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "validUntil",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "observedAt",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Fire",
  "abstractKey": null
};

(node as any).hash = "339a2eb475c367e3f1170bb0d88365ba";

export default node;
