/**
 * @generated SignedSource<<d67c430092b8e0ba4da7781b4c14fce1>>
 * @relayHash 31c0921d9481d37770fcdb16112a0e95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64135629b0aeabd31ee40ac0e37363c5b5b52af3a2e36bcc1d359873c041b024

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64135629b0aeabd31ee40ac0e37363c5b5b52af3a2e36bcc1d359873c041b024",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
