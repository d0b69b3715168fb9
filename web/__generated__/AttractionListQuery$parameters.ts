/**
 * @generated SignedSource<<4d25c356943dc70753dafc79d064dbfa>>
 * @relayHash e471c71399e7449a19df97568e37c254
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b7e83dfe95810e056862ab50ed7476067b5349520c128169a707383ad124907

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b7e83dfe95810e056862ab50ed7476067b5349520c128169a707383ad124907",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
