/**
 * @generated SignedSource<<d093e2b5196907123ffed8449056488e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type DetailUpload_attraction$data = {
  readonly attractionId: AttractionId;
  readonly name: string;
  readonly " $fragmentType": "DetailUpload_attraction";
};
export type DetailUpload_attraction$key = {
  readonly " $data"?: DetailUpload_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailUpload_attraction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailUpload_attraction",
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
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};

(node as any).hash = "95d7685399a4c5062c73809abc971b6b";

export default node;
