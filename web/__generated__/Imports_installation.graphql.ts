/**
 * @generated SignedSource<<8b62341f8b666d8385e0d27ce3cbe18f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportState = "FAILED" | "PUBLISHED" | "ROLLED_BACK" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type Imports_installation$data = {
  readonly imports: ReadonlyArray<{
    readonly finished: string | null | undefined;
    readonly published: string | null | undefined;
    readonly source: string;
    readonly started: string;
    readonly state: ImportState;
  }>;
  readonly " $fragmentType": "Imports_installation";
};
export type Imports_installation$key = {
  readonly " $data"?: Imports_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Imports_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Imports_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LatestImport",
      "kind": "LinkedField",
      "name": "imports",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finished",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "published",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "started",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "b9ad00dc32ad288215c3906bef864bc5";

export default node;
