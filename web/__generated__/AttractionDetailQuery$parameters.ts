/**
 * @generated SignedSource<<fd798f42d72569b22bdd5cf4da58cd7c>>
 * @relayHash 0fd1b8994161ccf7e55a57634e05b976
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3da82c6c8899516a0aa1bcc91a0a48059bb36beb52cdd04ed71a842c492900c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3da82c6c8899516a0aa1bcc91a0a48059bb36beb52cdd04ed71a842c492900c",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
