/**
 * @generated SignedSource<<ba53b3cf200947a7399bdcb3f49d98ec>>
 * @relayHash d8334ac1ffabaa24649c21d7bd682cee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10825dfc25788a01899c713e6c4095c5f92e9e1f3ef5058651577f59e336c1f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntroQuery } from './IntroQuery.graphql';

const node: PreloadableConcreteRequest<IntroQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10825dfc25788a01899c713e6c4095c5f92e9e1f3ef5058651577f59e336c1f7",
    "metadata": {},
    "name": "IntroQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
