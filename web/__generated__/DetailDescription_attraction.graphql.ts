/**
 * @generated SignedSource<<ca7b839948cf93d940e9cbbffdbd29c9>>
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
      readonly language: Language;
      readonly text: string;
    } | null | undefined;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "3357443b4b2262e1d8f5f3b3b97e8070";

export default node;
