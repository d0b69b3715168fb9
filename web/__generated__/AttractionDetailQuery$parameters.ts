/**
 * @generated SignedSource<<7e6720f53847e6e3559a494945360efe>>
 * @relayHash 09a41a7b4cd48d01895f5ddc7ebdea7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4247ef488992456d8a3ed794f85716e4b19e036f11a09d5eeee360694ea28f4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4247ef488992456d8a3ed794f85716e4b19e036f11a09d5eeee360694ea28f4b",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
