/**
 * @generated SignedSource<<c17acaa1c8bd72260bc8157ac4bfd3a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImageState = "APPROVED" | "PENDING" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type PhotoRow_photo$data = {
  readonly id: string;
  readonly image: {
    readonly heart: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"BigPhoto_image">;
  };
  readonly state: ImageState;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoFacts_photo">;
  readonly " $fragmentType": "PhotoRow_photo";
};
export type PhotoRow_photo$key = {
  readonly " $data"?: PhotoRow_photo$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoRow_photo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhotoRow_photo",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heart",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BigPhoto_image"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhotoFacts_photo"
    }
  ],
  "type": "ModeratedImage",
  "abstractKey": null
};

(node as any).hash = "408d2305e1aeab8962b70883efed97bb";

export default node;
