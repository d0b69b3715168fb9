/**
 * @generated SignedSource<<1ccc3b2eb4dd5e72358a386d7067a697>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TokenUse_installation$data = {
  readonly busiestTokenOwners: ReadonlyArray<{
    readonly calls: number;
    readonly username: string;
  }>;
  readonly " $fragmentType": "TokenUse_installation";
};
export type TokenUse_installation$key = {
  readonly " $data"?: TokenUse_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"TokenUse_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TokenUse_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TokenOwner",
      "kind": "LinkedField",
      "name": "busiestTokenOwners",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "calls",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "8d84b1cbf64bc5490e18698730748f59";

export default node;
