/**
 * @generated SignedSource<<8bf805086f559531066f59677917dcd2>>
 * @relayHash 5b86b63e21ad86a94028e86bbde91680
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 700e57979a4e041120dc2f12563ee7b2aeaab0f0749c523c0efe6cbf3086e978

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "700e57979a4e041120dc2f12563ee7b2aeaab0f0749c523c0efe6cbf3086e978",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
