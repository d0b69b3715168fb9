/**
 * @generated SignedSource<<fb92b99f441b8f0d03317dbb604658c6>>
 * @relayHash 38ae3cb15a06959bb9af291a6db69815
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a151616de233b687a6e7fdd4ba141e264bf8956eb82705559d03f730acf7d08

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a151616de233b687a6e7fdd4ba141e264bf8956eb82705559d03f730acf7d08",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
