/**
 * @generated SignedSource<<09930d62de72c369fe7c4a114edfe5c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/attractionId";
import type { Position } from "../../common/bounds";
import type { FragmentRefs } from "relay-runtime";
export type DetailActions_attraction$data = {
  readonly attractionId: AttractionId;
  readonly name: string;
  readonly pos: Position;
  readonly " $fragmentType": "DetailActions_attraction";
};
export type DetailActions_attraction$key = {
  readonly " $data"?: DetailActions_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailActions_attraction">;
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
  "name": "DetailActions_attraction",
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
    },
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

(node as any).hash = "1871e52c8fac207451db329c44b6d144";

export default node;
