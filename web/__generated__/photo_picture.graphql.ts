/**
 * @generated SignedSource<<78d8c376df51b6cfde9a8a46334bab2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/places/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type photo_picture$data = {
  readonly attractionId: AttractionId;
  readonly blur: string;
  readonly filename: string;
  readonly height: number;
  readonly imageId: number;
  readonly width: number;
  readonly " $fragmentType": "photo_picture";
};
export type photo_picture$key = {
  readonly " $data"?: photo_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"photo_picture">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "photo_picture"
};

(node as any).hash = "bd92c098e9ac549fb5920fd2ecb1ee18";

export default node;
