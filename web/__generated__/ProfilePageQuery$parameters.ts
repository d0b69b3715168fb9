/**
 * @generated SignedSource<<d718135a8a2abb59a3bd9d3fe0f1359d>>
 * @relayHash 5c3a375cc837834936c61f8b1fafd1b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dd5ba4afc63ea2d3b5e7a6eab9c7a6edbb2d9b2c471911ca94492a242ae0b47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2dd5ba4afc63ea2d3b5e7a6eab9c7a6edbb2d9b2c471911ca94492a242ae0b47",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
