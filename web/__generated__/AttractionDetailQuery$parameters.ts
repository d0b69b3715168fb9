/**
 * @generated SignedSource<<d7a9028d987f5fae53d5613530392d02>>
 * @relayHash 72fc29798cf9ab385f328b2b59c3bd3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b63b3dab6c77451d0d521ae7baf8ccfbd000d55d1786f29c380e24977147fe0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b63b3dab6c77451d0d521ae7baf8ccfbd000d55d1786f29c380e24977147fe0d",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
