/**
 * @generated SignedSource<<7e7bfba1a8e64e15a5414b8d974e2859>>
 * @relayHash 7011eba88fd51440e90f6af768f5fa4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a6b8cfcfe0ef47cd639f11b2f469d974f9813e2f19cf9f5650d1a921b65a0dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a6b8cfcfe0ef47cd639f11b2f469d974f9813e2f19cf9f5650d1a921b65a0dc",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
