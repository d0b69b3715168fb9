/**
 * @generated SignedSource<<0384466c54b9dfef6cfbec6e3a5f6c12>>
 * @relayHash 0711b3abefc8fe53299d592635616af3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1746bfbd46bb1c7b76fb4a7997a9bfb8059264d591b06f78ec15bdcaec67dea5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1746bfbd46bb1c7b76fb4a7997a9bfb8059264d591b06f78ec15bdcaec67dea5",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
