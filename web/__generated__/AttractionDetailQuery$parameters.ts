/**
 * @generated SignedSource<<06ce533da02edfd7d5f1de66263f3d0b>>
 * @relayHash a360b7eab61fa7a3429a4fcbe767435a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49df56f4a312bd76e0f6e923c7faca2ac8fc62b25c7f0999f470e7c09016b698

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49df56f4a312bd76e0f6e923c7faca2ac8fc62b25c7f0999f470e7c09016b698",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
