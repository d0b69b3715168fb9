/**
 * @generated SignedSource<<ced8b03052b5ed6784cce8003239e03c>>
 * @relayHash e732442c9603950931ee3a96b6e7b385
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df930eb66eb6d2210e47cda460cc74e52b05c1cc59ca01c6199458fb309436bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df930eb66eb6d2210e47cda460cc74e52b05c1cc59ca01c6199458fb309436bc",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
