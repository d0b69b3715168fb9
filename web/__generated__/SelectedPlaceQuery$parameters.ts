/**
 * @generated SignedSource<<6f808b2aad637c004116bbbb41219207>>
 * @relayHash 99c703c433371bdf5f9201c009d9644a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25215eb0c34050016f1d837e5c33b386f95eb666b45092f73a0b15e93b7a2c68

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectedPlaceQuery } from './SelectedPlaceQuery.graphql';

const node: PreloadableConcreteRequest<SelectedPlaceQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25215eb0c34050016f1d837e5c33b386f95eb666b45092f73a0b15e93b7a2c68",
    "metadata": {},
    "name": "SelectedPlaceQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
