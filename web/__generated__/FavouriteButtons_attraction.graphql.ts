/**
 * @generated SignedSource<<ea35a7bd6d77cc5f25540289e0c647e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type FavouriteButtons_attraction$data = {
  readonly attractionId: AttractionId;
  readonly favouriteCounts: {
    readonly __id: string;
    readonly bad: number;
    readonly best: number;
    readonly good: number;
    readonly todo: number;
  };
  readonly " $fragmentType": "FavouriteButtons_attraction";
};
export type FavouriteButtons_attraction$key = {
  readonly " $data"?: FavouriteButtons_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteButtons_attraction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FavouriteButtons_attraction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attractionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FavouriteCounts",
      "kind": "LinkedField",
      "name": "favouriteCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "best",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "good",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "todo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bad",
          "storageKey": null
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "a6cb63ab021999c35b7583094ea8193f";

export default node;
