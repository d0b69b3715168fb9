/**
 * @generated SignedSource<<9627ff0066fe6bab02790f751ebc46cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AlternativeNames_names$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "AlternativeNames_names";
};
export type AlternativeNames_names$key = {
  readonly " $data"?: AlternativeNames_names$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlternativeNames_names">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlternativeNames_names",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AlternativeNameEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AlternativeName",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AlternativeNameConnection",
  "abstractKey": null
};

(node as any).hash = "a7111dea7cb54592b8ce98b514e22f26";

export default node;
