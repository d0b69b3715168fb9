/**
 * @generated SignedSource<<bdef4eb7cd502f5d316e946c2444a36f>>
 * @relayHash d829703dbaff94f7cadabbaa0fc9898c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a44c46983f5e7d718cb185ec18d8eb1fe7fbcf3acb9b9cd8f3c77a66cdd7a390

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntroQuery } from './IntroQuery.graphql';

const node: PreloadableConcreteRequest<IntroQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a44c46983f5e7d718cb185ec18d8eb1fe7fbcf3acb9b9cd8f3c77a66cdd7a390",
    "metadata": {},
    "name": "IntroQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
