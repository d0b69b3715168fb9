/**
 * @generated SignedSource<<3da9c3c6e08252d8a375ad3c52c9fab1>>
 * @relayHash 3a136c5cc22be9e8a224984363458612
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b0b9e7222e56c95f0298d794d0703630c692dcb6e15eca239af2474384bf901

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b0b9e7222e56c95f0298d794d0703630c692dcb6e15eca239af2474384bf901",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
