/**
 * @generated SignedSource<<2ff65a71f4b6e123cfbea49334fca717>>
 * @relayHash 4147544dd4ad93eed5ccdf75ec278c73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b01baffa2f5a090c7ff40b74cc0ab1de31536ed1fa44d9cf8334bfb7a31cb64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b01baffa2f5a090c7ff40b74cc0ab1de31536ed1fa44d9cf8334bfb7a31cb64",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
