/**
 * @generated SignedSource<<40258938c7abd0bebb642dd3bb4a1047>>
 * @relayHash 197262142d1dbdabcfb27f9be7ad8953
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4048f6e14235c3bf0c87b890dc28d10abca9a84e3b9a4cc044b085452e670ffd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "en" | "fi" | "sv";
export type ModerationAction = "APPROVE_IMAGE" | "BLOCK_USER" | "CLEAR_PROFILE" | "CLOSE_FOR_CHANGES" | "CLOSE_REPORT" | "DELETE_COMMENT" | "DELETE_IMAGE" | "EDIT_COMMENT" | "EDIT_CONDITION" | "END_CONDITION" | "EXTEND_CONDITION" | "HIDE_ATTRACTION" | "HIDE_CONDITION" | "MARK_COVER" | "OPEN_FOR_CHANGES" | "POST_CONDITION" | "REJECT_IMAGE" | "REMOVE_ALTERNATIVE_NAME" | "REMOVE_MANAGER" | "RESET_SECOND_FACTOR" | "RESTORE_ATTRACTION" | "RESTORE_CONDITION" | "RETURN_IMAGE" | "ROLL_BACK_DATA" | "SET_ALTERNATIVE_NAME" | "SET_MANAGER" | "SET_ROLE" | "STOP_IMPORT" | "UNBLOCK_USER" | "UNMARK_COVER" | "UPDATE_DATA";
import type { AttractionId } from "../../common/places/attractionId";
export type ActLogPageQuery$variables = {
  action?: ModerationAction | null | undefined;
  actorId?: string | null | undefined;
  attractionId?: AttractionId | null | undefined;
  count?: number | null | undefined;
  cursor?: string | null | undefined;
  language: Language;
  since?: string | null | undefined;
  until?: string | null | undefined;
  userId?: string | null | undefined;
};
export type ActLogPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ActLog_query">;
};
export type ActLogPageQuery = {
  response: ActLogPageQuery$data;
  variables: ActLogPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "action"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "actorId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "attractionId"
  },
  {
    "defaultValue": 50,
    "kind": "LocalArgument",
    "name": "count"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cursor"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "language"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "since"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "until"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = {
  "kind": "Variable",
  "name": "action",
  "variableName": "action"
},
v2 = {
  "kind": "Variable",
  "name": "actorId",
  "variableName": "actorId"
},
v3 = {
  "kind": "Variable",
  "name": "attractionId",
  "variableName": "attractionId"
},
v4 = {
  "kind": "Variable",
  "name": "since",
  "variableName": "since"
},
v5 = {
  "kind": "Variable",
  "name": "until",
  "variableName": "until"
},
v6 = {
  "kind": "Variable",
  "name": "userId",
  "variableName": "userId"
},
v7 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  (v3/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  },
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ActLogPageQuery",
    "selections": [
      {
        "args": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          {
            "kind": "Variable",
            "name": "cursor",
            "variableName": "cursor"
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "ActLog_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ActLogPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "ModerationActConnection",
        "kind": "LinkedField",
        "name": "moderationActs",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ModerationActEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ModerationAct",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
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
                      },
                      (v8/*:: as any*/)
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
                      },
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "filters": [
          "actorId",
          "action",
          "userId",
          "attractionId",
          "since",
          "until"
        ],
        "handle": "connection",
        "key": "ActLog_moderationActs",
        "kind": "LinkedHandle",
        "name": "moderationActs"
      }
    ]
  },
  "params": {
    "id": "4048f6e14235c3bf0c87b890dc28d10abca9a84e3b9a4cc044b085452e670ffd",
    "metadata": {},
    "name": "ActLogPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d7ac1ec7dfad1c56fcf1af570fa9f3c2";

export default node;
