/**
 * @generated SignedSource<<4fe6d79be1ad8df71d0d8850ce4ef25a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OpeningState = "CLOSED" | "OPEN" | "UNKNOWN";
import type { Position } from "../../common/geo/bounds";
import type { FragmentRefs } from "relay-runtime";
export type DetailFacts_attraction$data = {
  readonly areaM2: number | null | undefined;
  readonly lengthM: number | null | undefined;
  readonly pos: Position;
  readonly properties: {
    readonly openingHours: {
      readonly nextChange: string | null | undefined;
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

(node as any).hash = "ced4117f809029f27f8b85ff7e9c8bcc";

export default node;
