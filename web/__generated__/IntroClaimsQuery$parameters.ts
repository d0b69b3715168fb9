/**
 * @generated SignedSource<<6497f100d49564a161770dadbf2ad5ff>>
 * @relayHash ec85e8759b32ff4ee9896e3e88367439
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48c98fba90458b82bee85463b89df622834346080a4ff8ab7f1fc31ee159b9da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntroClaimsQuery } from './IntroClaimsQuery.graphql';

const node: PreloadableConcreteRequest<IntroClaimsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48c98fba90458b82bee85463b89df622834346080a4ff8ab7f1fc31ee159b9da",
    "metadata": {},
    "name": "IntroClaimsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
