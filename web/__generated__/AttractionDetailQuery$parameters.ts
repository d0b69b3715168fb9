/**
 * @generated SignedSource<<8ecbdb3c741ada60bd822db949d94214>>
 * @relayHash 2d55e575d5b0e20ff180ad814a4cabf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a45a3dcce09d61f5824bdf0ab22d263863d562d8e11e8217c6fa72b7d040d3e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a45a3dcce09d61f5824bdf0ab22d263863d562d8e11e8217c6fa72b7d040d3e",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
