/**
 * @generated SignedSource<<b690adee7ae0289bd542dc35b7364875>>
 * @relayHash 7d0f57f3ad60449463d1c160a8ec2fae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 913c67791ee8dafabf07d57d43ac040cc27e549a5e86d4aa9c4f5ede6345c32e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttractionListQuery } from './AttractionListQuery.graphql';

const node: PreloadableConcreteRequest<AttractionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "913c67791ee8dafabf07d57d43ac040cc27e549a5e86d4aa9c4f5ede6345c32e",
    "metadata": {},
    "name": "AttractionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
