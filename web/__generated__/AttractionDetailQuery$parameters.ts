/**
 * @generated SignedSource<<3832b11bb576bcf15402efa67c3f0be0>>
 * @relayHash fe6e3d4570b7557b23331c757da91e5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f38aea989bb081f1ce609f493ff54f72ad61cfa837c70fe8ffc7ff415a0aea3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f38aea989bb081f1ce609f493ff54f72ad61cfa837c70fe8ffc7ff415a0aea3",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
