/**
 * @generated SignedSource<<572fb5c7f3bfd4b45f972f9a48021221>>
 * @relayHash f9dfea989111c72a5ecbbf52f38ff5a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c7bc4029770ac833fb7e5acd8e2a6a01a7ddec24f1208a8fa22269e5113e4ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c7bc4029770ac833fb7e5acd8e2a6a01a7ddec24f1208a8fa22269e5113e4ed",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
