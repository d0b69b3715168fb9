/**
 * @generated SignedSource<<259be37703f75216e192b0184f063de8>>
 * @relayHash 17f9aada20e58c132efc65e2f32a53e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c6c4c5ac9f1e421cb1dd26f82382398d219098eef91137f067310046d7d1974

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c6c4c5ac9f1e421cb1dd26f82382398d219098eef91137f067310046d7d1974",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
