/**
 * @generated SignedSource<<629a36c42740cfbd181f1ae996b860c9>>
 * @relayHash 916a61ab2bbc10e30990f40db1e7f747
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a164125b2c725868749a6f364b4c4a0c70374c7c95b79b074a3b7b69e035d2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a164125b2c725868749a6f364b4c4a0c70374c7c95b79b074a3b7b69e035d2f",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
