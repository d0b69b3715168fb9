/**
 * @generated SignedSource<<d484a58b5b234c81362b2f2e1540c124>>
 * @relayHash e4a3e9d1952adb44b6f188d2d2dc04b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59c69a767c84de7c515336cfca4fcc9eb0344efeb610e00fda22958f58364f5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59c69a767c84de7c515336cfca4fcc9eb0344efeb610e00fda22958f58364f5d",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
