/**
 * @generated SignedSource<<385490d5cdc6821cd016f9b70f4b43dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ImageState = "APPROVED" | "PENDING" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type decide_decided$data = {
  readonly goneIds: ReadonlyArray<string>;
  readonly images: ReadonlyArray<{
    readonly decided: string | null | undefined;
    readonly decidedBy: {
      readonly id: string;
      readonly username: string;
    } | null | undefined;
    readonly id: string;
    readonly image: {
      readonly filename: string;
      readonly heart: boolean;
      readonly id: string;
      readonly url: string;
    };
    readonly reason: string;
    readonly state: ImageState;
  }>;
  readonly " $fragmentType": "decide_decided";
};
export type decide_decided$key = {
  readonly " $data"?: decide_decided$data;
  readonly " $fragmentSpreads": FragmentRefs<"decide_decided">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "decide_decided"
};

(node as any).hash = "9d5a4eb4dc699ff7bfd0aca26796c86e";

export default node;
