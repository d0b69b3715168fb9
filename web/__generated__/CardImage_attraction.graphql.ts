/**
 * @generated SignedSource<<b6232e0edb2e258dcbf4e0db611e4456>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type CardImage_attraction$data = {
  readonly coverImage: {
    readonly attractionId: AttractionId;
    readonly blur: string;
    readonly filename: string;
    readonly height: number;
    readonly width: number;
  } | null | undefined;
  readonly " $fragmentType": "CardImage_attraction";
};
export type CardImage_attraction$key = {
  readonly " $data"?: CardImage_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardImage_attraction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardImage_attraction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "coverImage",
      "plural": false,
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
          "kind": "ScalarField",
          "name": "filename",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blur",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "7d532877c3420a28baf283adaa318a49";

export default node;
