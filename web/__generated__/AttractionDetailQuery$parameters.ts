/**
 * @generated SignedSource<<03a2917552be787d5725b1a7c84f1754>>
 * @relayHash 3ed0976bff57a357c8b58f61290f2b70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7467ad7f15c61ced2cfc89bd1562b62daf07659bbb6bd25ea9a106a4260dae6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionDetailQuery } from './AttractionDetailQuery.graphql';

const node: PreloadableConcreteRequest<AttractionDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7467ad7f15c61ced2cfc89bd1562b62daf07659bbb6bd25ea9a106a4260dae6",
    "metadata": {},
    "name": "AttractionDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
