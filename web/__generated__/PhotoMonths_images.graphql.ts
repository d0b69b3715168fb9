/**
 * @generated SignedSource<<a45e9ba24fcd98d98c483ba4da755946>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhotoMonths_images$data = ReadonlyArray<{
  readonly created: string;
  readonly id: string;
  readonly imageId: number;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoTile_image">;
  readonly " $fragmentType": "PhotoMonths_images";
}>;
export type PhotoMonths_images$key = ReadonlyArray<{
  readonly " $data"?: PhotoMonths_images$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoMonths_images">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PhotoMonths_images",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "created",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhotoTile_image"
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "5d6a9ea91af14fc915aff41988c64ce2";

export default node;
