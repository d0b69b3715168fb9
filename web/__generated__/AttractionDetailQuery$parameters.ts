/**
 * @generated SignedSource<<dc7e29e19ff44d9d727b791f6b3a5eee>>
 * @relayHash af7866744114ea94045fa9f18586fa2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a64d008659845cab222dab6ecbbfb916ad743d477b51d56501f57ffeefb9007

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a64d008659845cab222dab6ecbbfb916ad743d477b51d56501f57ffeefb9007",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
