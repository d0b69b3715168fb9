/**
 * @generated SignedSource<<f8615b4fc2b889d840629142155c874d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { AttractionId } from "../../common/places/attractionId";
import type { FragmentRefs } from "relay-runtime";
export type DetailNavigation_attraction$data = {
  readonly attractionId: AttractionId;
  readonly parent: {
    readonly attractionId: AttractionId;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "DetailNavigation_attraction";
};
export type DetailNavigation_attraction$key = {
  readonly " $data"?: DetailNavigation_attraction$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailNavigation_attraction">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attractionId",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailNavigation_attraction",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Attraction",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "Attraction",
  "abstractKey": null
};
})();

(node as any).hash = "ea0e96bbb6b54a19d9c000083ac8f049";

export default node;
