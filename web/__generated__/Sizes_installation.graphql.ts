/**
 * @generated SignedSource<<ce120c54e2ae2d56382a7199e2c50782>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sizes_installation$data = {
  readonly database: {
    readonly bytes: number;
    readonly connections: number;
    readonly maxConnections: number;
    readonly version: string;
  };
  readonly disk: {
    readonly free: number;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "Sizes_installation";
};
export type Sizes_installation$key = {
  readonly " $data"?: Sizes_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sizes_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sizes_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DiskRoom",
      "kind": "LinkedField",
      "name": "disk",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "free",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DatabaseSize",
      "kind": "LinkedField",
      "name": "database",
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
          "name": "connections",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxConnections",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "411baef25afd8adf29472ec3794543db";

export default node;
