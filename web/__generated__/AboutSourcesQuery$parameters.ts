/**
 * @generated SignedSource<<64d728ccd251a4e60faf5edb4beb54a5>>
 * @relayHash 0f70e2064ea6c5a0522a72c714c06b69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 602093833e40046e5c0ac20d6499124f10bef00c68562d7a8d8c798ab317cc66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutSourcesQuery } from './AboutSourcesQuery.graphql';

const node: PreloadableConcreteRequest<AboutSourcesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "602093833e40046e5c0ac20d6499124f10bef00c68562d7a8d8c798ab317cc66",
    "metadata": {},
    "name": "AboutSourcesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
