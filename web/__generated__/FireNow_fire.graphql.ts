/**
 * @generated SignedSource<<563a3e1358f6bbb87a6532a247591fe9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FireNow_fire$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useFireVerdict_fire">;
  readonly " $fragmentType": "FireNow_fire";
};
export type FireNow_fire$key = {
  readonly " $data"?: FireNow_fire$data;
  readonly " $fragmentSpreads": FragmentRefs<"FireNow_fire">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FireNow_fire",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFireVerdict_fire"
    }
  ],
  "type": "Fire",
  "abstractKey": null
};

(node as any).hash = "e19491b85d3ad7580aed1ffec82e4c54";

export default node;
