/**
 * @generated SignedSource<<875f8c32db391cc0d56743369ee69c96>>
 * @relayHash 7377d67d2fd4f2f018250d2ea83941c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c9d95e6c7ca595cdac60ec0baca6746f2ce05bb4043550bb6f085e970c3bce8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c9d95e6c7ca595cdac60ec0baca6746f2ce05bb4043550bb6f085e970c3bce8",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
