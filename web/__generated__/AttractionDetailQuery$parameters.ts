/**
 * @generated SignedSource<<846dde6fcf0598bb298ebe4a2658097d>>
 * @relayHash b3da7de318e152d9c9456c5ec939f49f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd7db1a730bdf81780895ebe5c44668aa9ab79824034cbd535cff8b57c17da66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd7db1a730bdf81780895ebe5c44668aa9ab79824034cbd535cff8b57c17da66",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
