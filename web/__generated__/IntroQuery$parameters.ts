/**
 * @generated SignedSource<<07414925df1635e27c88f419c5ed9d67>>
 * @relayHash 4af41c18e34a8b35cba6e7934b5bbaf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90a9d400b2a491442d3150431b97b51dd3ab5cd9d5d3c0e625d5bb20acea75bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntroQuery } from './IntroQuery.graphql';

const node: PreloadableConcreteRequest<IntroQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90a9d400b2a491442d3150431b97b51dd3ab5cd9d5d3c0e625d5bb20acea75bb",
    "metadata": {},
    "name": "IntroQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
