/**
 * @generated SignedSource<<2d986761f0473d22b32bdd393c4ef042>>
 * @relayHash e98fc94240a1d8881f12448efe3c3840
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abaf54f7b9f6485b47663562cf53779b7888460a84d4f7634c88b6c530612de7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abaf54f7b9f6485b47663562cf53779b7888460a84d4f7634c88b6c530612de7",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
