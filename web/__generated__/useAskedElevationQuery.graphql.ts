/**
 * @generated SignedSource<<a2ebc3e236ccdba6972d54ecf5789ceb>>
 * @relayHash 6e5225846beabd91e956808cc7fe3616
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e7f8ede32720e16c4c00949ff24605fabc4c74a00a6ab539f39f119660f6d92

import type { ConcreteRequest } from 'relay-runtime';
import type { Bounds } from "../../common/geo/bounds";
export type useAskedElevationQuery$variables = Record<PropertyKey, never>;
export type useAskedElevationQuery$data = {
  readonly elevation: {
    readonly attribution: string;
    readonly bounds: Bounds;
    readonly maxZoom: number;
    readonly minZoom: number;
    readonly tilePx: number;
    readonly tiles: string;
  } | null | undefined;
};
export type useAskedElevationQuery = {
  response: useAskedElevationQuery$data;
  variables: useAskedElevationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ElevationTiles",
    "kind": "LinkedField",
    "name": "elevation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "attribution",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "bounds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "maxZoom",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minZoom",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tilePx",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tiles",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAskedElevationQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAskedElevationQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4e7f8ede32720e16c4c00949ff24605fabc4c74a00a6ab539f39f119660f6d92",
    "metadata": {},
    "name": "useAskedElevationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5d80b6b0ccdd42810b680698a9b1d003";

export default node;
