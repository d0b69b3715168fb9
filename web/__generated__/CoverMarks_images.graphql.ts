/**
 * @generated SignedSource<<beed81fe6aba1eb18947affeb9f7b087>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/places/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type CoverMarks_images$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly image: {
        readonly attractionId: AttractionId;
        readonly blur: string;
        readonly filename: string;
        readonly heart: boolean;
        readonly height: number;
        readonly id: string;
        readonly imageId: number;
        readonly width: number;
      };
    };
  }>;
  readonly " $fragmentType": "CoverMarks_images";
};
export type CoverMarks_images$key = {
  readonly " $data"?: CoverMarks_images$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverMarks_images">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoverMarks_images",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ModeratedImageEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ModeratedImage",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "heart",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ModeratedImageConnection",
  "abstractKey": null
};

(node as any).hash = "931feac625453edc43f726786169b1b9";

export default node;
