/**
 * @generated SignedSource<<0f4d33a09c23c068902cb05723d44b5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportKind = "COMMENT" | "CONDITION" | "IMAGE" | "PROFILE";
export type ReportOutcome = "GONE" | "KEPT" | "REMOVED";
import type { FragmentRefs } from "relay-runtime";
export type CaseRow_case$data = {
  readonly closed: string | null | undefined;
  readonly closedBy: string | null | undefined;
  readonly count: number;
  readonly kind: ReportKind;
  readonly outcome: ReportOutcome | null | undefined;
  readonly reports: ReadonlyArray<{
    readonly created: string;
    readonly reason: string;
    readonly reporter: string | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CaseActions_case" | "ReportedThing_case">;
  readonly " $fragmentType": "CaseRow_case";
};
export type CaseRow_case$key = {
  readonly " $data"?: CaseRow_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseRow_case">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaseRow_case",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CaseReport",
      "kind": "LinkedField",
      "name": "reports",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "created",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reporter",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CaseActions_case"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportedThing_case"
    }
  ],
  "type": "ReportCase",
  "abstractKey": null
};

(node as any).hash = "32635a94a01c34cbf9c24badf87d59ee";

export default node;
