/**
 * @generated SignedSource<<f9835d63f1e6bfb7b1a2c408ae6dc87a>>
 * @relayHash 9a4b4d565a7c171ebf21350af49a8535
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da9f4ec682c564f3b0eac20082f37a77346d8761ff9638b2896852790baeb233

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da9f4ec682c564f3b0eac20082f37a77346d8761ff9638b2896852790baeb233",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
