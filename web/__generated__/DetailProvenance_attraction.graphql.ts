/**
 * @generated SignedSource<<6d1b8a64a39c7122fe26bcd1b14f6048>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailProvenance_attraction$data = {
  readonly sources: ReadonlyArray<{
    readonly date: string | null | undefined;
    readonly parts: ReadonlyArray<string>;
    readonly recordUrl: string | null | undefined;
    readonly ref: string;
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
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailProvenance_attraction",
  "selections": [
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
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ref",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordUrl",
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
          "name": "parts",
          "storageKey": null
        },
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

(node as any).hash = "ea9031d3d8cd37c1987353ff63b9c006";

export default node;
