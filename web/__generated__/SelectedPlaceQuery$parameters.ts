/**
 * @generated SignedSource<<abd228614deafade2e69fc0b53a28fba>>
 * @relayHash a9c24b4601ed9b05fe22de02fba43251
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81f23c3ce308bf45fa65c0dfe0178ed00f325bb9745d17b5eae3c1c0ea22d00d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectedPlaceQuery } from './SelectedPlaceQuery.graphql';

const node: PreloadableConcreteRequest<SelectedPlaceQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81f23c3ce308bf45fa65c0dfe0178ed00f325bb9745d17b5eae3c1c0ea22d00d",
    "metadata": {},
    "name": "SelectedPlaceQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
