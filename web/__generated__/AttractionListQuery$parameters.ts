/**
 * @generated SignedSource<<1389098929b2c5c6ffe15c8876868895>>
 * @relayHash 44cb00e641ad99bfd572fba708a560aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99cc6a02cd9fa8d1881e26a1b94621b731fb4646bb861550deb89aa83ed5f3a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99cc6a02cd9fa8d1881e26a1b94621b731fb4646bb861550deb89aa83ed5f3a3",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
