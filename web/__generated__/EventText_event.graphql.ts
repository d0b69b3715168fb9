/**
 * @generated SignedSource<<3421f88701bf1a86f7512d52b1722567>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "USER";
export type SecurityEventActor = "ADMIN" | "COMMAND_LINE" | "ISSUER";
export type SecurityEventKind = "ACCESS_TOKEN_MADE" | "ACCESS_TOKEN_REVOKED" | "ACCOUNT_CONFIRMED" | "BLOCKED" | "EMAIL_CHANGED" | "EMAIL_CHANGE_ASKED" | "LOGIN" | "LOGIN_FAILED" | "LOGIN_LINK_MAILED" | "LOGOUT" | "MANAGER_REMOVED" | "MANAGER_SET" | "PASSWORD_CHANGED" | "PASSWORD_RESET" | "RECOVERY_CODES_MADE" | "RECOVERY_CODE_USED" | "ROLE_SET" | "SECOND_FACTOR_FAILED" | "SECOND_FACTOR_OFF" | "SECOND_FACTOR_ON" | "SESSIONS_ENDED" | "UNBLOCKED";
import type { FragmentRefs } from "relay-runtime";
export type EventText_event$data = {
  readonly agent: string;
  readonly by: SecurityEventActor | null | undefined;
  readonly created: string;
  readonly kind: SecurityEventKind | null | undefined;
  readonly role: Role | null | undefined;
  readonly times: number;
  readonly " $fragmentType": "EventText_event";
};
export type EventText_event$key = {
  readonly " $data"?: EventText_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventText_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventText_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "by",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "times",
      "storageKey": null
    }
  ],
  "type": "AccountEvent",
  "abstractKey": "__isAccountEvent"
};

(node as any).hash = "d60f3fc7bb7ab98571599bb0bf82c42f";

export default node;
