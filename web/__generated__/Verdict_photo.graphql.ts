/**
 * @generated SignedSource<<9b60a4d02f5677220a383c0d819a9333>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImageState = "APPROVED" | "PENDING" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type Verdict_photo$data = {
  readonly decided: string | null | undefined;
  readonly decidedBy: {
    readonly username: string;
  } | null | undefined;
  readonly reason: string;
  readonly state: ImageState;
  readonly " $fragmentType": "Verdict_photo";
};
export type Verdict_photo$key = {
  readonly " $data"?: Verdict_photo$data;
  readonly " $fragmentSpreads": FragmentRefs<"Verdict_photo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Verdict_photo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decided",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ListedUser",
      "kind": "LinkedField",
      "name": "decidedBy",
      "plural": false,
      "selections": [
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
  "type": "ModeratedImage",
  "abstractKey": null
};

(node as any).hash = "ee560e44c4cee3a6ae46485cd5347a71";

export default node;
