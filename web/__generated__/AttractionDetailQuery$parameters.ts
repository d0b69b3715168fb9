/**
 * @generated SignedSource<<66b681504a374ebd404ab16488634242>>
 * @relayHash e0281882d42f4cb8f3989c3bffe42c40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2459ee1771a88a35efa361aa651c1590e43be1dbadca03171d59cf446c3e95f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2459ee1771a88a35efa361aa651c1590e43be1dbadca03171d59cf446c3e95f4",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
