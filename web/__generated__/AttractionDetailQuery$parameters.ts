/**
 * @generated SignedSource<<4a5db409b182869d5145ec808f86494c>>
 * @relayHash a842bd33f64b13165d196b9bfdb59f15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c9727a62696dcbaba5d38620fb1adbb6ab4ea282359bf5d0b8b9bb01228042b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c9727a62696dcbaba5d38620fb1adbb6ab4ea282359bf5d0b8b9bb01228042b",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
