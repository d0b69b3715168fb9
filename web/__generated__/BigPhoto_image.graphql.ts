/**
 * @generated SignedSource<<fe78792ab271df2e9052b553629e1d60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BigPhoto_image$data = {
  readonly blur: string;
  readonly height: number;
  readonly url: string;
  readonly width: number;
  readonly " $fragmentType": "BigPhoto_image";
};
export type BigPhoto_image$key = {
  readonly " $data"?: BigPhoto_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"BigPhoto_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BigPhoto_image",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blur",
      "storageKey": null
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "4d12c19fb60f39c4054d15a087ad77c7";

export default node;
