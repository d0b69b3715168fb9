/**
 * @generated SignedSource<<8e59c18c5e99207f05ee7632bc8ccd86>>
 * @relayHash 1f17e41a66acb91fc9b4640f5033dfe1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43731142087cfff765184795ae77f8c98bc1b5e9ccf5f4f6b9bc0f96698c8622

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43731142087cfff765184795ae77f8c98bc1b5e9ccf5f4f6b9bc0f96698c8622",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
