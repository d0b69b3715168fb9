/**
 * @generated SignedSource<<519b9153c871deefcce41318e581b409>>
 * @relayHash 549efabf56e855ae591cee7ddda21d5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd1c6632d18a52f9539928db2d9f9f1f071baed20d2d58fcb8c869178cbb9fe8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd1c6632d18a52f9539928db2d9f9f1f071baed20d2d58fcb8c869178cbb9fe8",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
