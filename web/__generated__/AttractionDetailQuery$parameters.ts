/**
 * @generated SignedSource<<54f05f0f9326fc2d878328d787de4979>>
 * @relayHash 89be1a01879918712d73d430274cf962
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ffb808d8fef53ee2c10af97805e4d9becda8e26f2064e4f24a6ba7f9e077f3a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ffb808d8fef53ee2c10af97805e4d9becda8e26f2064e4f24a6ba7f9e077f3a",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
