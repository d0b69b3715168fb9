/**
 * @generated SignedSource<<dea2c17b9af8b5223e8221642a05b8d6>>
 * @relayHash ea8e88e2bbbe6dba043065268e7f38b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf70ed1e753e343fd110ae06ddd3a73a5f13af079ee580ee569f6264dfb7d8f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf70ed1e753e343fd110ae06ddd3a73a5f13af079ee580ee569f6264dfb7d8f6",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
