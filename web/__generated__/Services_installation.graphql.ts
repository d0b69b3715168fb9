/**
 * @generated SignedSource<<63f267e3786e166e9c322c0e90d07ea6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OutsideService = "COMMONS" | "ELEVATION" | "ENCYCLOPEDIA" | "FILE_STORE" | "MAINTENANCE" | "WARNINGS" | "WEATHER" | "WIKIDATA";
import type { FragmentRefs } from "relay-runtime";
export type Services_installation$data = {
  readonly services: ReadonlyArray<{
    readonly asked: string;
    readonly isDown: boolean;
    readonly service: OutsideService;
  }>;
  readonly " $fragmentType": "Services_installation";
};
export type Services_installation$key = {
  readonly " $data"?: Services_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Services_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Services_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "KnownService",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "asked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDown",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "service",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "99f8921fbc505b402436825fd5855aea";

export default node;
