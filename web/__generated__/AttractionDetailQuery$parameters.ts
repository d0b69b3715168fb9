/**
 * @generated SignedSource<<40cc5060976007751ed5838d44264b19>>
 * @relayHash 7b9581b7094df82681050f00ea7bae40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18ecc3c3ad18733f1522cea74651651a3adbc1d3bd7b5406cb248a79a18baabc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18ecc3c3ad18733f1522cea74651651a3adbc1d3bd7b5406cb248a79a18baabc",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
