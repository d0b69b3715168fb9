/**
 * @generated SignedSource<<173fa1e25662f683bca2811a9be8fdd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Family = "culture" | "cycling" | "food" | "nature" | "own" | "service" | "shop" | "sight" | "trail" | "water" | "winter";
import type { AttractionId } from "../../common/places/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type PhotoFacts_photo$data = {
  readonly image: {
    readonly attraction: {
      readonly admin: ReadonlyArray<string>;
      readonly attractionId: AttractionId;
      readonly category: {
        readonly family: Family;
        readonly icon: string;
        readonly name: string;
      };
      readonly name: string;
    } | null | undefined;
    readonly attractionId: AttractionId;
    readonly created: string;
  };
  readonly reports: number;
  readonly uploader: {
    readonly approvedImageCount: number;
    readonly id: string;
    readonly profileImage: string | null | undefined;
    readonly rejectedImageCount: number;
    readonly username: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Verdict_photo">;
  readonly " $fragmentType": "PhotoFacts_photo";
};
export type PhotoFacts_photo$key = {
  readonly " $data"?: PhotoFacts_photo$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoFacts_photo">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attractionId",
  "storageKey": null
},
v1 = [
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
],
v2 = {
  "alias": null,
  "args": (v1/*:: as any*/),
  "kind": "ScalarField",
  "name": "name",
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
  "name": "PhotoFacts_photo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reports",
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
        (v0/*:: as any*/),
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
          "concreteType": "Attraction",
          "kind": "LinkedField",
          "name": "attraction",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": (v1/*:: as any*/),
              "kind": "ScalarField",
              "name": "admin",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Category",
              "kind": "LinkedField",
              "name": "category",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "family",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "icon",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ListedUser",
      "kind": "LinkedField",
      "name": "uploader",
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
          "name": "username",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "profileImage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approvedImageCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejectedImageCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Verdict_photo"
    }
  ],
  "type": "ModeratedImage",
  "abstractKey": null
};
})();

(node as any).hash = "b4e0921e2dde96bfdb11d92823609f0d";

export default node;
