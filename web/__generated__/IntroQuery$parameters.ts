/**
 * @generated SignedSource<<462f64d5c44abf236ad02b85f51be745>>
 * @relayHash dc346a9cc9ed82572e7b38f7b388ec0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2983c81b5d462328d1f0292ebe1e09d7d712cbbc4dd42fe48fb5bcd8c1e66f52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntroQuery } from './IntroQuery.graphql';

const node: PreloadableConcreteRequest<IntroQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2983c81b5d462328d1f0292ebe1e09d7d712cbbc4dd42fe48fb5bcd8c1e66f52",
    "metadata": {},
    "name": "IntroQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
