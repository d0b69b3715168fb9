/**
 * @generated SignedSource<<f41689f2d995ac6c4568cc3c60a3ac63>>
 * @relayHash 99fb327d8e639130ad9433cdbb0340b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 672fba76a16869da41d6b29e12720e640536efba0eb521e3ed263ccc7592e0fe

import type { ConcreteRequest } from 'relay-runtime';
import type { AttractionId } from "../../common/places/attractionId";
export type useClosedPlacesQuery$variables = {
  at?: string | null | undefined;
};
export type useClosedPlacesQuery$data = {
  readonly closedAttractions: ReadonlyArray<AttractionId>;
};
export type useClosedPlacesQuery = {
  response: useClosedPlacesQuery$data;
  variables: useClosedPlacesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "at"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "at",
        "variableName": "at"
      }
    ],
    "kind": "ScalarField",
    "name": "closedAttractions",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useClosedPlacesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useClosedPlacesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "672fba76a16869da41d6b29e12720e640536efba0eb521e3ed263ccc7592e0fe",
    "metadata": {},
    "name": "useClosedPlacesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2a7684ba21bbbb37b95b9ba9bf9f4525";

export default node;
