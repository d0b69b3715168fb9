/**
 * @generated SignedSource<<0a15185b7b3a1e776c373a6738dc99b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "en" | "fi" | "sv";
import type { FragmentRefs } from "relay-runtime";
export type DetailDescription_attraction$data = {
  readonly hasArticle: boolean;
  readonly properties: {
    readonly description: {
      readonly language: Language | null | undefined;
      readonly text: string;
    } | null | undefined;
    readonly www: string | null | undefined;
  };
  readonly " $fragmentType": "DetailDescription_attraction";
};
export type DetailDescription_attraction$key = {
  readonly " $data"?: DetailDescription_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailDescription_attraction">;
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
  "name": "DetailDescription_attraction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasArticle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttractionProperties",
      "kind": "LinkedField",
      "name": "properties",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "language",
              "variableName": "language"
            }
          ],
          "concreteType": "LocalisedText",
          "kind": "LinkedField",
          "name": "description",
          "plural": false,
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
          "name": "www",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "72c4f05ee71b69a175dadda958fbbe02";

export default node;
