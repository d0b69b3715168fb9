/**
 * @generated SignedSource<<f537dc07b9d494bcda05618d7491a066>>
 * @relayHash 7155c44dd08afe84cb9136e6ff947317
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3effa4d034c7f5358328b3d7ddcf3233838d35b1879c426b9287fb7052bcfe82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3effa4d034c7f5358328b3d7ddcf3233838d35b1879c426b9287fb7052bcfe82",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
