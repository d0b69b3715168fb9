/**
 * @generated SignedSource<<400e496a82d118fa47b4e94f9724b26e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Family = "culture" | "cycling" | "food" | "nature" | "own" | "service" | "shop" | "sight" | "trail" | "water" | "winter";
import type { AttractionId } from "../../common/places/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type DetailHeader_attraction$data = {
  readonly admin: ReadonlyArray<string>;
  readonly aliases: ReadonlyArray<string>;
  readonly attractionId: AttractionId;
  readonly category: {
    readonly family: Family;
    readonly icon: string;
    readonly name: string;
  };
  readonly name: string;
  readonly named: boolean;
  readonly names: ReadonlyArray<{
    readonly language: string;
    readonly text: string;
  }>;
  readonly stars: number;
  readonly " $fragmentType": "DetailHeader_attraction";
};
export type DetailHeader_attraction$key = {
  readonly " $data"?: DetailHeader_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailHeader_attraction">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
],
v1 = {
  "alias": null,
  "args": (v0/*:: as any*/),
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
  "name": "DetailHeader_attraction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attractionId",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "named",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Name",
      "kind": "LinkedField",
      "name": "names",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aliases",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "admin",
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
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
  "type": "Attraction",
  "abstractKey": null
};
})();

(node as any).hash = "1dfd0ad008758ed413f93fafdd488fed";

export default node;
