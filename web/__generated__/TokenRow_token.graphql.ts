/**
 * @generated SignedSource<<6864815532c30d67ce3e07c5947a5a28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessTokenScope = "CONTRIBUTE" | "OWN" | "READ";
import type { FragmentRefs } from "relay-runtime";
export type TokenRow_token$data = {
  readonly expires: string;
  readonly lastUsed: string | null | undefined;
  readonly name: string;
  readonly scopes: ReadonlyArray<AccessTokenScope>;
  readonly tokenId: string;
  readonly uses: ReadonlyArray<{
    readonly calls: number;
    readonly day: string;
  }>;
  readonly " $fragmentType": "TokenRow_token";
};
export type TokenRow_token$key = {
  readonly " $data"?: TokenRow_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"TokenRow_token">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TokenRow_token",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tokenId",
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
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expires",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccessTokenDay",
      "kind": "LinkedField",
      "name": "uses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "calls",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccessToken",
  "abstractKey": null
};

(node as any).hash = "c273d8b88a020b560e07017394b21d94";

export default node;
