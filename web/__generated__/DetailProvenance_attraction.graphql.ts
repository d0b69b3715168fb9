/**
 * @generated SignedSource<<27691988cc5ed06d3b202d3aa91eb235>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Position } from "../../common/geo/bounds";
import type { FragmentRefs } from "relay-runtime";
export type DetailProvenance_attraction$data = {
  readonly pos: Position;
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
      "kind": "ScalarField",
      "name": "pos",
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

(node as any).hash = "0ccaedb2b95823da9cb215c9a2f1a04d";

export default node;
