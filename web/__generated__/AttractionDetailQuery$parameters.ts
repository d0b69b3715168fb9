/**
 * @generated SignedSource<<ad9e36e4ee50a0624205589daaa9cd00>>
 * @relayHash 40b5874f41397155277448b7c32870d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b0baff8ede7d707e23bc03b6ad76b578a764e941928a6c3bb6acd4ae5938fb4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b0baff8ede7d707e23bc03b6ad76b578a764e941928a6c3bb6acd4ae5938fb4",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
