/**
 * @generated SignedSource<<d78ea4fd5bacb6b8a279e6b28259de75>>
 * @relayHash f43b823d746bc3ad19b3356a8145518b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 489e0c0114224d7bc787412551ba36743abcc49c3fcf20a2a2972befc7838447

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "489e0c0114224d7bc787412551ba36743abcc49c3fcf20a2a2972befc7838447",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
