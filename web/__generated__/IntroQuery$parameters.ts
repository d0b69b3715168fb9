/**
 * @generated SignedSource<<334b8cf2cd7f4cd709ebacf4c73e1d02>>
 * @relayHash d5df90a56e48cb38ea2b8f4dc2ba5779
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4f0d60760e1614f8ca7084f287964e0ea8f7a88b814e87b6fa2bba70d25c926

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntroQuery } from './IntroQuery.graphql';

const node: PreloadableConcreteRequest<IntroQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4f0d60760e1614f8ca7084f287964e0ea8f7a88b814e87b6fa2bba70d25c926",
    "metadata": {},
    "name": "IntroQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
