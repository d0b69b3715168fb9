/**
 * @generated SignedSource<<9bc3e3e87d26f0952d3d4494e711a5e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/places/attractionId";
import type { Position } from "../../common/geo/bounds";
import type { FragmentRefs } from "relay-runtime";
export type DetailArticle_attraction$data = {
  readonly ascentM: number | null | undefined;
  readonly attractionId: AttractionId;
  readonly name: string;
  readonly pos: Position;
  readonly " $fragmentSpreads": FragmentRefs<"DetailAdmin_attraction" | "DetailChildren_attraction" | "DetailConditions_attraction" | "DetailDescription_attraction" | "DetailFacts_attraction" | "DetailHeader_attraction" | "DetailLinks_attraction" | "DetailNavigation_attraction" | "DetailNearby_attraction" | "DetailProperties_attraction" | "DetailProvenance_attraction" | "SamplePhotos_attraction" | "placeImages_attraction" | "useCountedChoice_attraction">;
  readonly " $fragmentType": "DetailArticle_attraction";
};
export type DetailArticle_attraction$key = {
  readonly " $data"?: DetailArticle_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailArticle_attraction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailArticle_attraction",
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
      "args": [
        {
          "kind": "Variable",
          "name": "language",
          "variableName": "language"
        }
      ],
      "kind": "ScalarField",
      "name": "name",
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
      "kind": "ScalarField",
      "name": "ascentM",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailNavigation_attraction"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailHeader_attraction"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailFacts_attraction"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailConditions_attraction"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCountedChoice_attraction"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailAdmin_attraction"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailDescription_attraction"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailProperties_attraction"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailChildren_attraction"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailNearby_attraction"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailLinks_attraction"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailProvenance_attraction"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "placeImages_attraction"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SamplePhotos_attraction"
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "00849f2a991f3609d4d5afa68f067a2e";

export default node;
