/**
 * @generated SignedSource<<c8dcfa3c85b1913b09ce5bb7f270e101>>
 * @relayHash fa643d4186b7621412ffb74dabe3b467
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3070367b3d1a888c74a3cd1b195b29ba1b9e7dfebcee152e0b0ef7818643d5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3070367b3d1a888c74a3cd1b195b29ba1b9e7dfebcee152e0b0ef7818643d5a",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
