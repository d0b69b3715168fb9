/**
 * @generated SignedSource<<65c5fe289c01759fab17646447e1cef9>>
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
  readonly explanation: string | null | undefined;
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

(node as any).hash = "932ee411a3935e79900be6bc4d651899";

export default node;
