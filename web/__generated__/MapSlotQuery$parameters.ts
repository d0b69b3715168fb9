/**
 * @generated SignedSource<<06f8f7bd9c274def6949e260927a92fd>>
 * @relayHash c305d8da95df7764f172b784c20ab0fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3203289a195a576bdbd3e22d72c270e7f3d4a430cae5fc14f7a229501b403713

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MapSlotQuery } from './MapSlotQuery.graphql';

const node: PreloadableConcreteRequest<MapSlotQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3203289a195a576bdbd3e22d72c270e7f3d4a430cae5fc14f7a229501b403713",
    "metadata": {},
    "name": "MapSlotQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
