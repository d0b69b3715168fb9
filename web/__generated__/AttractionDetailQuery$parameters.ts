/**
 * @generated SignedSource<<b81c04f9d5ea1010b38be597a7b94c17>>
 * @relayHash db772e6cbb972d958ec1d70e2e0b5b8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee8d835ad1e8c62efffa9af6aefb0ac18598657f36ce1989083a2b457f34f459

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee8d835ad1e8c62efffa9af6aefb0ac18598657f36ce1989083a2b457f34f459",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
