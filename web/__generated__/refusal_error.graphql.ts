/**
 * @generated SignedSource<<4ecdf4d3b4c0b921b451c5ea16445c69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type NotAuthorizedReason = "ANONYMOUS" | "BLOCKED" | "CROSS_SITE" | "FORBIDDEN" | "LINK_MAILED" | "PENDING" | "PROOF_NEEDED" | "SECOND_FACTOR" | "WRONG_CREDENTIALS";
import type { FragmentRefs } from "relay-runtime";
export type refusal_error$data = {
  readonly __typename: "InvalidInputError";
  readonly detail: string;
  readonly parameterName: string;
  readonly " $fragmentType": "refusal_error";
} | {
  readonly __typename: "NotAuthorizedError";
  readonly reason: NotAuthorizedReason;
  readonly " $fragmentType": "refusal_error";
} | {
  readonly __typename: "RateLimitedError";
  readonly retryAfterS: number;
  readonly " $fragmentType": "refusal_error";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "refusal_error";
};
export type refusal_error$key = {
  readonly " $data"?: refusal_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"refusal_error">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "refusal_error"
};

(node as any).hash = "d181b40f7dc6255e4a25188482e19d12";

export default node;
