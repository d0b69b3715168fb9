/**
 * @generated SignedSource<<5c9349d99cb0d0114443bc9d93dc7608>>
 * @relayHash 94fe5796f43f1223b9cf577c71773f6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83b225f8c644dcdb453d6fb17fea5e1a9b1557cecdb34864066a78142772e225

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83b225f8c644dcdb453d6fb17fea5e1a9b1557cecdb34864066a78142772e225",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
