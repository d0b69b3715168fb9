/**
 * @generated SignedSource<<4d8445b6d7447c258cf10723b3595871>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaiseReason = "berries" | "frost" | "lit" | "rain" | "summer" | "winter";
import type { AttractionId } from "../../common/places/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type ListCards_raised$data = ReadonlyArray<{
  readonly attractionId: AttractionId;
  readonly points: number;
  readonly reason: RaiseReason | null | undefined;
  readonly " $fragmentType": "ListCards_raised";
}>;
export type ListCards_raised$key = ReadonlyArray<{
  readonly " $data"?: ListCards_raised$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListCards_raised">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ListCards_raised",
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
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "type": "RaisedAttraction",
  "abstractKey": null
};

(node as any).hash = "2648337049c3e270a9d60f6e2ead4df4";

export default node;
