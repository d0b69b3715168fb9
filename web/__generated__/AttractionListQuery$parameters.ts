/**
 * @generated SignedSource<<05a281086e70ce1ceaea460715efeb20>>
 * @relayHash df9739439ff8deb6945e3b7aa5d83831
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ba227c278f3309951f4b250857ec2a876ec9d6e7a4ecf30812852b440bcc909

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ba227c278f3309951f4b250857ec2a876ec9d6e7a4ecf30812852b440bcc909",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
