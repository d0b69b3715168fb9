/**
 * @generated SignedSource<<2e48ac3fb4ebc94ecbab746f02ca6f0d>>
 * @relayHash 392d22cce55ad327789dfc24f73d76ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6239aadccd05cfaafae77f8cd8d47ee999187dd8188c400f2977a85ffbda504e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6239aadccd05cfaafae77f8cd8d47ee999187dd8188c400f2977a85ffbda504e",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
