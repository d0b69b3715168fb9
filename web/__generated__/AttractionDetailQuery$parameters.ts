/**
 * @generated SignedSource<<7b6e8831d9653e5f582842b3bb25afc3>>
 * @relayHash fdecbdb9e2228e94528dc64608e06c95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08e5e8fcd6025826a27d508c301d3f3d23b0cc346c90c6efac6636f6e3cb4ce3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08e5e8fcd6025826a27d508c301d3f3d23b0cc346c90c6efac6636f6e3cb4ce3",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
