/**
 * @generated SignedSource<<32f74f41ef04bb4e6543a3a9c7abf08b>>
 * @relayHash 6ad098eeabeb0dba48646bfb5db2f8e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31c29eab0d0512794bfeed58b09e3288c38f5901aee16dd9254c47d3681ef844

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31c29eab0d0512794bfeed58b09e3288c38f5901aee16dd9254c47d3681ef844",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
