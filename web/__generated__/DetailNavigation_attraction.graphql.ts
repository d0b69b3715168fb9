/**
 * @generated SignedSource<<35f2cfa46a12c42c5eb358fd31ff19db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/places/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type DetailNavigation_attraction$data = {
  readonly parent: {
    readonly attractionId: AttractionId;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "DetailNavigation_attraction";
};
export type DetailNavigation_attraction$key = {
  readonly " $data"?: DetailNavigation_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailNavigation_attraction">;
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
  "name": "DetailNavigation_attraction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Attraction",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attractionId",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "4e5cb918e402402048393d696831221b";

export default node;
