/**
 * @generated SignedSource<<e2af8e73b2eb8a2d3dfff913957ad327>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type photo_image$data = {
  readonly created: string;
  readonly heart: boolean;
  readonly id: string;
  readonly username: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"photo_picture">;
  readonly " $fragmentType": "photo_image";
};
export type photo_image$key = {
  readonly " $data"?: photo_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"photo_image">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "photo_image"
};

(node as any).hash = "f6413f7a1909d72d236e31cbb52c469e";

export default node;
