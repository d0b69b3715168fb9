/**
 * @generated SignedSource<<80378f1ba71b3bf8450742b5f35fa859>>
 * @relayHash 2b7872d79dd8c15d3ad25e87d5466ea5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97d1e052ce8a384c8c36c58a81edc495e257c404ea1d1b981587eae9e72d0d84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MapSlotQuery } from './MapSlotQuery.graphql';

const node: PreloadableConcreteRequest<MapSlotQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97d1e052ce8a384c8c36c58a81edc495e257c404ea1d1b981587eae9e72d0d84",
    "metadata": {},
    "name": "MapSlotQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
