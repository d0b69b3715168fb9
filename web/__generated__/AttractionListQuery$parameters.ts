/**
 * @generated SignedSource<<e4560f3792e42acb24e3e60825d00180>>
 * @relayHash 63872658c7c99286f19a5f53aa74050a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4a035557425dfaa39129e5ee6bc1f2104731fcc4a2c8efd6ef3c112a10e054b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4a035557425dfaa39129e5ee6bc1f2104731fcc4a2c8efd6ef3c112a10e054b",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
