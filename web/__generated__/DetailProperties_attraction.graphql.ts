/**
 * @generated SignedSource<<62cc2b5e4f432428e3cd4c56f65d3f47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailProperties_attraction$data = {
  readonly properties: {
    readonly accessibility: string | null | undefined;
    readonly artistName: string | null | undefined;
    readonly artworkType: string | null | undefined;
    readonly cuisine: string | null | undefined;
    readonly email: string | null | undefined;
    readonly facts: ReadonlyArray<{
      readonly name: string;
      readonly text: string;
    }>;
    readonly maintainer: string | null | undefined;
    readonly openingHours: {
      readonly text: string;
    } | null | undefined;
    readonly phone: string | null | undefined;
    readonly wikipedia: string | null | undefined;
    readonly wikipediaExtra: string | null | undefined;
    readonly www: string | null | undefined;
  };
  readonly " $fragmentType": "DetailProperties_attraction";
};
export type DetailProperties_attraction$key = {
  readonly " $data"?: DetailProperties_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailProperties_attraction">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailProperties_attraction",
  "selections": [
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
          "args": null,
          "kind": "ScalarField",
          "name": "accessibility",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "artistName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "artworkType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cuisine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
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
          "concreteType": "PlaceFact",
          "kind": "LinkedField",
          "name": "facts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maintainer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OpeningHours",
          "kind": "LinkedField",
          "name": "openingHours",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wikipedia",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wikipediaExtra",
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
})();

(node as any).hash = "cbfa12dded04576bacb45bc4244f17ac";

export default node;
