/**
 * @generated SignedSource<<4fc7e5a66b3fafd0f913a9122072b368>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "en" | "fi" | "sv";
import type { AttractionId } from "../../common/places/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type ReportedThing_case$data = {
  readonly comment: {
    readonly attractionId: AttractionId;
    readonly attractionName: string;
    readonly author: {
      readonly profileImage: string | null | undefined;
      readonly username: string;
    } | null | undefined;
    readonly text: string;
  } | null | undefined;
  readonly condition: {
    readonly attraction: {
      readonly attractionId: AttractionId;
      readonly name: string;
    } | null | undefined;
    readonly author: {
      readonly profileImage: string | null | undefined;
      readonly username: string;
    } | null | undefined;
    readonly code: string | null | undefined;
    readonly text: {
      readonly description: string;
      readonly headline: string;
      readonly language: Language;
    } | null | undefined;
  } | null | undefined;
  readonly image: {
    readonly image: {
      readonly attraction: {
        readonly attractionId: AttractionId;
        readonly name: string;
      } | null | undefined;
      readonly attractionId: AttractionId;
      readonly blur: string;
      readonly filename: string;
      readonly height: number;
      readonly imageId: number;
      readonly url: string;
      readonly width: number;
    };
    readonly uploader: {
      readonly profileImage: string | null | undefined;
      readonly username: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Verdict_photo">;
  } | null | undefined;
  readonly user: {
    readonly blocked: string | null | undefined;
    readonly description: string;
    readonly profileImage: string | null | undefined;
    readonly username: string;
  } | null | undefined;
  readonly " $fragmentType": "ReportedThing_case";
};
export type ReportedThing_case$key = {
  readonly " $data"?: ReportedThing_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportedThing_case">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attractionId",
  "storageKey": null
},
v1 = [
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Attraction",
  "kind": "LinkedField",
  "name": "attraction",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "profileImage",
  "storageKey": null
},
v5 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Profile",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
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
  "metadata": null,
  "name": "ReportedThing_case",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ModeratedImage",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "imageId",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "filename",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            (v2/*:: as any*/)
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
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Verdict_photo"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Comment",
      "kind": "LinkedField",
      "name": "comment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": (v1/*:: as any*/),
          "kind": "ScalarField",
          "name": "attractionName",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Condition",
      "kind": "LinkedField",
      "name": "condition",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "ConditionText",
          "kind": "LinkedField",
          "name": "text",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "headline",
              "storageKey": null
            },
            (v7/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v6/*:: as any*/)
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
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blocked",
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

(node as any).hash = "e3a0c7c025d50bee7d8438d68ff097fe";

export default node;
