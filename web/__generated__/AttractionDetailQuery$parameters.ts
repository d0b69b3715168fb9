/**
 * @generated SignedSource<<18c14a2af8578349931d1adc90b7e424>>
 * @relayHash 263251b8141507fb6eaf72b900ca19cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 485a3f120fa26a6b266ea830f4101755804cc124d586af3fe83729dc08fe0d55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "485a3f120fa26a6b266ea830f4101755804cc124d586af3fe83729dc08fe0d55",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
