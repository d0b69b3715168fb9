/**
 * @generated SignedSource<<e02d229b410020d2528a0ffaa011a32f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Backups_installation$data = {
  readonly backsUp: boolean;
  readonly backups: {
    readonly bytes: number | null | undefined;
    readonly failed: string | null | undefined;
    readonly finished: string | null | undefined;
  };
  readonly " $fragmentType": "Backups_installation";
};
export type Backups_installation$key = {
  readonly " $data"?: Backups_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Backups_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Backups_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "backsUp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LatestBackups",
      "kind": "LinkedField",
      "name": "backups",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finished",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "a0409311f02f4d1049c686a5be3f1ec6";

export default node;
