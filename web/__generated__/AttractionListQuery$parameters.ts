/**
 * @generated SignedSource<<6ede7aafaee6841422f04d9c3e8682c8>>
 * @relayHash 3dbe01e91c68cc27d3e548083b23c918
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a71e9da3f8e223ca83fd5da9d67175010a6c8d0d2abac24e35a15962ffd0683

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a71e9da3f8e223ca83fd5da9d67175010a6c8d0d2abac24e35a15962ffd0683",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
