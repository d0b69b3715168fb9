/**
 * @generated SignedSource<<4f7698bfa9a9b73c29a22c5bd6b4848e>>
 * @relayHash 3c0c412f90be8f6e5bf374d82a5ecb8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d2eaffb2d8f6f1797e673b1b475955eaf6773b80928de7b23d599e11bcc734d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "en" | "fi" | "sv";
export type ModerationAction = "APPROVE_IMAGE" | "BLOCK_USER" | "CLEAR_PROFILE" | "CLOSE_FOR_CHANGES" | "CLOSE_REPORT" | "DELETE_COMMENT" | "DELETE_IMAGE" | "EDIT_COMMENT" | "EDIT_CONDITION" | "END_CONDITION" | "EXTEND_CONDITION" | "HIDE_ATTRACTION" | "HIDE_CONDITION" | "MARK_COVER" | "OPEN_FOR_CHANGES" | "POST_CONDITION" | "REJECT_IMAGE" | "REMOVE_ALTERNATIVE_NAME" | "REMOVE_MANAGER" | "RESET_SECOND_FACTOR" | "RESTORE_ATTRACTION" | "RESTORE_CONDITION" | "RETURN_IMAGE" | "ROLL_BACK_DATA" | "SET_ALTERNATIVE_NAME" | "SET_MANAGER" | "SET_ROLE" | "STOP_IMPORT" | "UNBLOCK_USER" | "UNMARK_COVER" | "UPDATE_DATA";
import type { AttractionId } from "../../common/places/attractionId";
export type ActLogQuery$variables = {
  action?: ModerationAction | null | undefined;
  actorId?: string | null | undefined;
  attractionId?: AttractionId | null | undefined;
  language: Language;
  since?: string | null | undefined;
  until?: string | null | undefined;
  userId?: string | null | undefined;
};
export type ActLogQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ActLog_query">;
};
export type ActLogQuery = {
  response: ActLogQuery$data;
  variables: ActLogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "action"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "actorId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "attractionId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "since"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v7 = {
  "kind": "Variable",
  "name": "action",
  "variableName": "action"
},
v8 = {
  "kind": "Variable",
  "name": "actorId",
  "variableName": "actorId"
},
v9 = {
  "kind": "Variable",
  "name": "attractionId",
  "variableName": "attractionId"
},
v10 = {
  "kind": "Variable",
  "name": "since",
  "variableName": "since"
},
v11 = {
  "kind": "Variable",
  "name": "until",
  "variableName": "until"
},
v12 = {
  "kind": "Variable",
  "name": "userId",
  "variableName": "userId"
},
v13 = [
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ActLogQuery",
    "selections": [
      {
        "args": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/)
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ActLogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v13/*:: as any*/),
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
                      (v14/*:: as any*/)
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
                      (v14/*:: as any*/)
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
        "args": (v13/*:: as any*/),
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
    "id": "1d2eaffb2d8f6f1797e673b1b475955eaf6773b80928de7b23d599e11bcc734d",
    "metadata": {},
    "name": "ActLogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3008653989fc6a7a7c26fd326ac58b81";

export default node;
