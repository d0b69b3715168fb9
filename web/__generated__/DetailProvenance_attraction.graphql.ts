/**
 * @generated SignedSource<<d22cbd17130a01352152e40863c23cc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailProvenance_attraction$data = {
  readonly sourceDate: string | null | undefined;
  readonly sources: ReadonlyArray<{
    readonly source: {
      readonly dataDate: string | null | undefined;
      readonly key: string;
      readonly licence: string;
      readonly licenceUrl: string;
      readonly name: string;
      readonly url: string;
    };
  }>;
  readonly " $fragmentType": "DetailProvenance_attraction";
};
export type DetailProvenance_attraction$key = {
  readonly " $data"?: DetailProvenance_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailProvenance_attraction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailProvenance_attraction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttractionSource",
      "kind": "LinkedField",
      "name": "sources",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DataSource",
          "kind": "LinkedField",
          "name": "source",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "licence",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "licenceUrl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dataDate",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "05701074054090ebff985be8b8649ae0";

export default node;
