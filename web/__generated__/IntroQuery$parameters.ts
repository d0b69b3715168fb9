/**
 * @generated SignedSource<<98023cecaa9f6771b91b78728ab4841e>>
 * @relayHash 293240fc2294e4edbc4b2eb47ff03820
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11b4be1ce57841920d1599bceaa4043bd0afc1c4f098ab611356b3435501726a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntroQuery } from './IntroQuery.graphql';

const node: PreloadableConcreteRequest<IntroQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11b4be1ce57841920d1599bceaa4043bd0afc1c4f098ab611356b3435501726a",
    "metadata": {},
    "name": "IntroQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
