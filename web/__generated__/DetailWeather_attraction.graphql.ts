/**
 * @generated SignedSource<<70bd9bd1f7b2b385e65ba4e9493c96a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Position } from "../../common/bounds";
import type { FragmentRefs } from "relay-runtime";
export type DetailWeather_attraction$data = {
  readonly pos: Position;
  readonly " $fragmentType": "DetailWeather_attraction";
};
export type DetailWeather_attraction$key = {
  readonly " $data"?: DetailWeather_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailWeather_attraction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailWeather_attraction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pos",
      "storageKey": null
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "61776485ee86ba47790c26ee8ccbaae3";

export default node;
