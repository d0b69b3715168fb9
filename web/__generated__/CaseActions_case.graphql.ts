/**
 * @generated SignedSource<<5ebdac5472ddfa7413f4f2fc933bb123>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImageState = "APPROVED" | "PENDING" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type CaseActions_case$data = {
  readonly caseId: number;
  readonly comment: {
    readonly author: {
      readonly username: string;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
  readonly condition: {
    readonly author: {
      readonly username: string;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
  readonly image: {
    readonly id: string;
    readonly image: {
      readonly id: string;
    };
    readonly state: ImageState;
    readonly uploader: {
      readonly username: string;
    } | null | undefined;
  } | null | undefined;
  readonly user: {
    readonly description: string;
    readonly id: string;
    readonly profileImage: string | null | undefined;
    readonly username: string;
  } | null | undefined;
  readonly " $fragmentType": "CaseActions_case";
};
export type CaseActions_case$key = {
  readonly " $data"?: CaseActions_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseActions_case">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Profile",
    "kind": "LinkedField",
    "name": "author",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaseActions_case",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Comment",
      "kind": "LinkedField",
      "name": "comment",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Condition",
      "kind": "LinkedField",
      "name": "condition",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ModeratedImage",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ListedUser",
          "kind": "LinkedField",
          "name": "uploader",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ListedUser",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
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
    }
  ],
  "type": "ReportCase",
  "abstractKey": null
};
})();

(node as any).hash = "e7028524f0ea48a75010e8d28ddf52c9";

export default node;
