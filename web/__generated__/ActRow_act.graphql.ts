/**
 * @generated SignedSource<<1914f4605cea380ab05b3fc483ed8646>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ModerationAction = "APPROVE_IMAGE" | "BLOCK_USER" | "CLEAR_PROFILE" | "CLOSE_FOR_CHANGES" | "CLOSE_REPORT" | "DELETE_COMMENT" | "DELETE_IMAGE" | "EDIT_COMMENT" | "EDIT_CONDITION" | "END_CONDITION" | "EXTEND_CONDITION" | "HIDE_ATTRACTION" | "HIDE_CONDITION" | "MARK_COVER" | "OPEN_FOR_CHANGES" | "POST_CONDITION" | "REJECT_IMAGE" | "REMOVE_ALTERNATIVE_NAME" | "REMOVE_MANAGER" | "RESET_SECOND_FACTOR" | "RESTORE_ATTRACTION" | "RESTORE_CONDITION" | "RETURN_IMAGE" | "ROLL_BACK_DATA" | "SET_ALTERNATIVE_NAME" | "SET_MANAGER" | "SET_ROLE" | "STOP_IMPORT" | "UNBLOCK_USER" | "UNMARK_COVER" | "UPDATE_DATA";
export type ModerationTarget = "ATTRACTION" | "COMMENT" | "CONDITION" | "DATA_SET" | "IMAGE" | "REPORT" | "SERVICE" | "USER";
import type { AttractionId } from "../../common/places/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type ActRow_act$data = {
  readonly actId: number;
  readonly action: ModerationAction | null | undefined;
  readonly actor: string | null | undefined;
  readonly attraction: {
    readonly attractionId: AttractionId;
    readonly name: string;
  } | null | undefined;
  readonly attractionName: string | null | undefined;
  readonly created: string;
  readonly detail: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly isUndoable: boolean;
  readonly targetId: string;
  readonly targetKind: ModerationTarget | null | undefined;
  readonly user: {
    readonly username: string;
  } | null | undefined;
  readonly " $fragmentType": "ActRow_act";
};
export type ActRow_act$key = {
  readonly " $data"?: ActRow_act$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActRow_act">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActRow_act",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUndoable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actor",
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
      "name": "targetId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetKind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ModerationDetail",
      "kind": "LinkedField",
      "name": "detail",
      "plural": true,
      "selections": [
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
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attractionName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Attraction",
      "kind": "LinkedField",
      "name": "attraction",
      "plural": false,
      "selections": [
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
          "name": "name",
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
  "type": "ModerationAct",
  "abstractKey": null
};

(node as any).hash = "a4d024df4db7244a999d6f53f11d0eb4";

export default node;
