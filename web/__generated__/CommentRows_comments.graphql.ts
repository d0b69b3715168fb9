/**
 * @generated SignedSource<<15ff6f76d1a236d63b0d32bc9aa86a17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/places/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type CommentRows_comments$data = ReadonlyArray<{
  readonly attractionId: AttractionId;
  readonly attractionName: string;
  readonly author: {
    readonly id: string;
    readonly profileImage: string | null | undefined;
    readonly username: string;
  } | null | undefined;
  readonly commentId: number;
  readonly created: string;
  readonly id: string;
  readonly text: string;
  readonly " $fragmentSpreads": FragmentRefs<"CommentRow_comment">;
  readonly " $fragmentType": "CommentRows_comments";
}>;
export type CommentRows_comments$key = ReadonlyArray<{
  readonly " $data"?: CommentRows_comments$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentRows_comments">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  "metadata": {
    "plural": true
  },
  "name": "CommentRows_comments",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "created",
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
      "name": "attractionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "language",
          "variableName": "language"
        }
      ],
      "kind": "ScalarField",
      "name": "attractionName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "profileImage",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentRow_comment"
    }
  ],
  "type": "Comment",
  "abstractKey": null
};
})();

(node as any).hash = "5bf010bc4c2b87d56a27cdcb1dbb5982";

export default node;
