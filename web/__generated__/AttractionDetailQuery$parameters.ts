/**
 * @generated SignedSource<<85dd77c8fdd831d471884cd70bb8275c>>
 * @relayHash 250fca82074e82f025b20261f335914a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f220ae2e07c61052f2e92ae1cf672de68559c24b4fab108fec95b80672324b4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f220ae2e07c61052f2e92ae1cf672de68559c24b4fab108fec95b80672324b4f",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
