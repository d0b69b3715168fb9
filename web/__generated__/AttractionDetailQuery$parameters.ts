/**
 * @generated SignedSource<<852b870d7d9255025d5db3697f656992>>
 * @relayHash 4803e256153cdff5b75dcfaba70a1549
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89f1f0e124ad8231bba2bf6221d1e846999ff3f2ccc8aba190932871878f93f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89f1f0e124ad8231bba2bf6221d1e846999ff3f2ccc8aba190932871878f93f6",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
