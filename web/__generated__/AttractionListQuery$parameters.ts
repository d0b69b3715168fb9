/**
 * @generated SignedSource<<b8c64c55492e88441d008d9bd1a557e4>>
 * @relayHash 542fc8fa12c47d530f7eccafa57a48e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c4db53aa84f68ab03c78669d85c8b34d3f3b833a5894882093e7d077dc3f6ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c4db53aa84f68ab03c78669d85c8b34d3f3b833a5894882093e7d077dc3f6ea",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
