/**
 * @generated SignedSource<<ae4824e396f2211916afda994029a677>>
 * @relayHash d61afac385895af449da9d371f1f4aa1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cec7408d3988e65ab7983ec0ec239f7a1d3b033ba70b2019726e427aa37774e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cec7408d3988e65ab7983ec0ec239f7a1d3b033ba70b2019726e427aa37774e",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
