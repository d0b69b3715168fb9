/**
 * @generated SignedSource<<afcf76c0ff96b90bf4b038c4e9592fe2>>
 * @relayHash 9993cca8c59ae58d6ee723a7a98e08be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d50a62b69fa58a8a73c40029e776f17f46ca22cf7c1ca5427a6928ffca891905

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntroQuery } from './IntroQuery.graphql';

const node: PreloadableConcreteRequest<IntroQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d50a62b69fa58a8a73c40029e776f17f46ca22cf7c1ca5427a6928ffca891905",
    "metadata": {},
    "name": "IntroQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
