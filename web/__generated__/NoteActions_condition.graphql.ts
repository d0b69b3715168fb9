/**
 * @generated SignedSource<<52270d5df41292b5177a630e2f52ebc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConditionKind = "CLOSED" | "GROOMED" | "ICE" | "LIMITED" | "NOTICE" | "WARNING" | "WATER";
import type { FragmentRefs } from "relay-runtime";
export type NoteActions_condition$data = {
  readonly author: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly isOfficial: boolean;
  readonly kind: ConditionKind;
  readonly source: {
    readonly name: string | null | undefined;
  };
  readonly text: {
    readonly description: string;
  } | null | undefined;
  readonly validFrom: string;
  readonly validUntil: string | null | undefined;
  readonly " $fragmentType": "NoteActions_condition";
};
export type NoteActions_condition$key = {
  readonly " $data"?: NoteActions_condition$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteActions_condition">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteActions_condition",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "isOfficial",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConditionSource",
      "kind": "LinkedField",
      "name": "source",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "language",
          "variableName": "language"
        }
      ],
      "concreteType": "ConditionText",
      "kind": "LinkedField",
      "name": "text",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Condition",
  "abstractKey": null
};
})();

(node as any).hash = "2d9fe5afdb25d8cf73a291a9d38209cd";

export default node;
