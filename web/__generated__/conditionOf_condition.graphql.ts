/**
 * @generated SignedSource<<226053deb665c63d0d5d782f0995add6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ConditionKind = "CLOSED" | "GROOMED" | "ICE" | "LIMITED" | "NOTICE" | "WARNING" | "WATER";
export type ConditionSeverity = "EXTREME" | "MINOR" | "MODERATE" | "SEVERE";
import type { FragmentRefs } from "relay-runtime";
export type conditionOf_condition$data = {
  readonly code: string | null | undefined;
  readonly conditionId: number;
  readonly isOfficial: boolean;
  readonly kind: ConditionKind;
  readonly observedAt: string;
  readonly severity: ConditionSeverity | null | undefined;
  readonly validFrom: string;
  readonly validUntil: string | null | undefined;
  readonly " $fragmentType": "conditionOf_condition";
};
export type conditionOf_condition$key = {
  readonly " $data"?: conditionOf_condition$data;
  readonly " $fragmentSpreads": FragmentRefs<"conditionOf_condition">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "conditionOf_condition"
};

(node as any).hash = "ea020f50e7bcf89dddf2ee4de0247f6b";

export default node;
