/**
 * @generated SignedSource<<f7f620cc3aa8669513b42ad4c532fea0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Position } from "../../common/geo/bounds";
import type { FragmentRefs } from "relay-runtime";
export type DetailLinks_attraction$data = {
  readonly admin: ReadonlyArray<string>;
  readonly category: {
    readonly group: {
      readonly key: string;
    };
  };
  readonly name: string;
  readonly names: ReadonlyArray<{
    readonly language: string;
    readonly text: string;
  }>;
  readonly pos: Position;
  readonly sources: ReadonlyArray<{
    readonly recordUrl: string | null | undefined;
    readonly ref: string;
    readonly source: {
      readonly key: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "DetailLinks_attraction";
};
export type DetailLinks_attraction$key = {
  readonly " $data"?: DetailLinks_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailLinks_attraction">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
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
  "name": "DetailLinks_attraction",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Name",
      "kind": "LinkedField",
      "name": "names",
      "plural": true,
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
      "name": "pos",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "admin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "group",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
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
          "args": null,
          "concreteType": "DataSource",
          "kind": "LinkedField",
          "name": "source",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
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
  "type": "Attraction",
  "abstractKey": null
};
})();

(node as any).hash = "3d4b6aaa0af88d3a48c09a7768fcac67";

export default node;
