/**
 * @generated SignedSource<<61e83e7d40e7424f1b88b64eaba5b319>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OpeningState = "CLOSED" | "OPEN" | "UNKNOWN";
import type { Position } from "../../common/bounds";
import type { FragmentRefs } from "relay-runtime";
export type DetailFacts_attraction$data = {
  readonly areaM2: number | null | undefined;
  readonly lengthM: number | null | undefined;
  readonly pos: Position;
  readonly properties: {
    readonly openingHours: {
      readonly state: OpeningState;
    } | null | undefined;
  };
  readonly stars: number;
  readonly " $fragmentType": "DetailFacts_attraction";
};
export type DetailFacts_attraction$key = {
  readonly " $data"?: DetailFacts_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailFacts_attraction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailFacts_attraction",
  "selections": [
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

(node as any).hash = "2f991e3a539f25179029475b4dd264d2";

export default node;
