/**
 * @generated SignedSource<<22a74092710f848cd89770c4063c7c40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImageState = "APPROVED" | "PENDING" | "REJECTED";
import type { AttractionId } from "../../common/places/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type PhotoTile_image$data = {
  readonly attraction: {
    readonly attractionId: AttractionId;
  } | null | undefined;
  readonly attractionName: string;
  readonly created: string;
  readonly imageId: number;
  readonly reason: string;
  readonly state: ImageState | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"photo_picture">;
  readonly " $fragmentType": "PhotoTile_image";
};
export type PhotoTile_image$key = {
  readonly " $data"?: PhotoTile_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoTile_image">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attractionId",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhotoTile_image",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "photo_picture",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
      "args": null,
      "argumentDefinitions": []
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "language",
          "variableName": "language"
        }
      ],
      "kind": "ScalarField",
      "name": "attractionName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Attraction",
      "kind": "LinkedField",
      "name": "attraction",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "type": "Image",
  "abstractKey": null
};
})();

(node as any).hash = "f9d3e6f5752a4d6afbd4ddeaac4ec7d2";

export default node;
