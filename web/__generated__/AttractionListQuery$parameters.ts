/**
 * @generated SignedSource<<b8fb10ebc562fb2d76a27b2361c02af6>>
 * @relayHash b3d23e5ef282deae5f1e992084e860a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c0a67c4e8d669c1d8b40a7868e5e6c1c6b47c09406e924fa1a55f4537dca27f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c0a67c4e8d669c1d8b40a7868e5e6c1c6b47c09406e924fa1a55f4537dca27f",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
