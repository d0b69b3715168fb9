/**
 * @generated SignedSource<<6bf6ade2c9b426ed0d76730a1d6af068>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailArticle_attraction$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DetailActions_attraction" | "DetailChildren_attraction" | "DetailDescription_attraction" | "DetailFacts_attraction" | "DetailHeader_attraction" | "DetailLinks_attraction" | "DetailNavigation_attraction" | "DetailNearby_attraction" | "DetailProperties_attraction" | "DetailProvenance_attraction">;
  readonly " $fragmentType": "DetailArticle_attraction";
};
export type DetailArticle_attraction$key = {
  readonly " $data"?: DetailArticle_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailArticle_attraction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailArticle_attraction",
  "selections": [
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
      "name": "DetailActions_attraction"
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
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "f04df7964182c37306a99a2b0a8c054a";

export default node;
