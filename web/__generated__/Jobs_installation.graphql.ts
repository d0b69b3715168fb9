/**
 * @generated SignedSource<<57f197871c297bc182acb554fe12ccc3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Jobs_installation$data = {
  readonly queues: ReadonlyArray<{
    readonly due: number;
    readonly oldest: string | null | undefined;
    readonly queue: string;
    readonly retrying: number;
    readonly running: number;
  }>;
  readonly sendsMails: boolean;
  readonly " $fragmentType": "Jobs_installation";
};
export type Jobs_installation$key = {
  readonly " $data"?: Jobs_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Jobs_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Jobs_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sendsMails",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PendingQueue",
      "kind": "LinkedField",
      "name": "queues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "due",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oldest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "queue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "retrying",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "running",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "3224efcbd3cf6f0f3e7a7caf2dcb4e44";

export default node;
