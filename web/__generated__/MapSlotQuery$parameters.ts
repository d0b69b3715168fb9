/**
 * @generated SignedSource<<c2c55c6f9735472a0c84f02bb8824b10>>
 * @relayHash b40ed38a02321fdcfd8ad399d4a5689f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae5065f67c43861fbc097f2d843b6d6fbb12e8cd5f491592438e66e6d58f37e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MapSlotQuery } from './MapSlotQuery.graphql';

const node: PreloadableConcreteRequest<MapSlotQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae5065f67c43861fbc097f2d843b6d6fbb12e8cd5f491592438e66e6d58f37e3",
    "metadata": {},
    "name": "MapSlotQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
