/**
 * @generated SignedSource<<46a29ef40217d3cc9db82bbc31a64bcc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type photo_image$data = {
  readonly created: string;
  readonly credit: {
    readonly author: string;
    readonly licence: string;
    readonly licenceUrl: string | null | undefined;
    readonly pageUrl: string;
  } | null | undefined;
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

(node as any).hash = "a4d55f24e0da76bb22759159abbe1574";

export default node;
