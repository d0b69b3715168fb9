/**
 * @generated SignedSource<<7094bd8b7e2a2b82fe1d1f843a328e35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/places/attractionId";
import type { Position } from "../../common/geo/bounds";
import type { FragmentRefs } from "relay-runtime";
export type DetailNearby_attraction$data = {
  readonly nearby: ReadonlyArray<{
    readonly attractionId: AttractionId;
    readonly " $fragmentSpreads": FragmentRefs<"AttractionCard_attraction">;
  }>;
  readonly pos: Position;
  readonly " $fragmentType": "DetailNearby_attraction";
};
export type DetailNearby_attraction$key = {
  readonly " $data"?: DetailNearby_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailNearby_attraction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailNearby_attraction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pos",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        }
      ],
      "concreteType": "Attraction",
      "kind": "LinkedField",
      "name": "nearby",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attractionId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AttractionCard_attraction"
        }
      ],
      "storageKey": "nearby(first:8)"
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "ac023b6fbd4e4d7bb9c7f8d0918d3190";

export default node;
