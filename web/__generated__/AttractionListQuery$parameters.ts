/**
 * @generated SignedSource<<bfbfb0fa9775ab793b4a6ab45398e3f6>>
 * @relayHash eed6f7e24d7b4ba780c9915d87f89fae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49794a6ee91453a560e300908c97994b19021f26d3322ac3f068a316a41c3271

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49794a6ee91453a560e300908c97994b19021f26d3322ac3f068a316a41c3271",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
