/**
 * @generated SignedSource<<43da3f8d512f71a7de306f580df42420>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentRow_comment$data = {
  readonly commentId: number;
  readonly created: string;
  readonly id: string;
  readonly isEdited: boolean;
  readonly text: string;
  readonly " $fragmentType": "CommentRow_comment";
};
export type CommentRow_comment$key = {
  readonly " $data"?: CommentRow_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentRow_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentRow_comment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "created",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEdited",
      "storageKey": null
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "39bdc388967ad466b7fc2fdc8f1ec4f9";

export default node;
