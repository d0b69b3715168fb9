/**
 * @generated SignedSource<<418e96bf5a1403aa3825a2c65ea30f0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConditionFacts_attraction$data = {
  readonly closures: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"conditionOf_condition">;
  }>;
  readonly fire: {
    readonly " $fragmentSpreads": FragmentRefs<"useFireVerdict_fire">;
  } | null | undefined;
  readonly " $fragmentType": "ConditionFacts_attraction";
};
export type ConditionFacts_attraction$key = {
  readonly " $data"?: ConditionFacts_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConditionFacts_attraction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConditionFacts_attraction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Condition",
      "kind": "LinkedField",
      "name": "closures",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Fire",
      "kind": "LinkedField",
      "name": "fire",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useFireVerdict_fire"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "ea886528d84fed26560093f5dd9c590e";

export default node;
