/**
 * @generated SignedSource<<cf9c0c0cfa27917b65d85198de148ecb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceHiding_hidden$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly reason: string;
    };
  }>;
  readonly " $fragmentType": "PlaceHiding_hidden";
};
export type PlaceHiding_hidden$key = {
  readonly " $data"?: PlaceHiding_hidden$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceHiding_hidden">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceHiding_hidden",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HiddenAttractionEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "HiddenAttraction",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HiddenAttractionConnection",
  "abstractKey": null
};

(node as any).hash = "1e64034b701e7abd8598295705363441";

export default node;
