/**
 * @generated SignedSource<<5317788db860f6decbfe79ab797f8c04>>
 * @relayHash 2ce3e02ef8e0cfd21673bca5d3d95aae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a5ef54b5694ac6d8c00c70e66b89fe8ddc6708ba3d92964ca0086be7097f2dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a5ef54b5694ac6d8c00c70e66b89fe8ddc6708ba3d92964ca0086be7097f2dd",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
