/**
 * @generated SignedSource<<23ed79b17191088d67655c8f0af1f769>>
 * @relayHash d19d358cc7be69e8438e525855d11097
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac773359b062985d18851642f0d5e4cdd725cf2562b0e86d8cc8b503149ab820

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac773359b062985d18851642f0d5e4cdd725cf2562b0e86d8cc8b503149ab820",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
