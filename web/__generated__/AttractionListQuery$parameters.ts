/**
 * @generated SignedSource<<625652bdc9e72db672d8f0141f9b4a8b>>
 * @relayHash c7e6449b7e56a78cc5d2b0d6e6feb3fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09855a81478bd0ea42a46e720c1dccf1be7bfc15b9745d4f5aa55fca3ae5af82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09855a81478bd0ea42a46e720c1dccf1be7bfc15b9745d4f5aa55fca3ae5af82",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
