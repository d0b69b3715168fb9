/**
 * @generated SignedSource<<7ab0441081b1c21e8ec506f124e238e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Changes_query$data = {
  readonly isReadOnly: boolean | null | undefined;
  readonly " $fragmentType": "Changes_query";
};
export type Changes_query$key = {
  readonly " $data"?: Changes_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Changes_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Changes_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReadOnly",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "01f0d7205bf613460a2d38ef79ec9634";

export default node;
