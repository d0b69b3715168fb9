/**
 * @generated SignedSource<<95f6085eae88c58d82070e994d8aefac>>
 * @relayHash 98f61e58c44026f33b49d6f2583a6540
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e659a792f6c30750665e4ad51ac31eba19604c90f14c70710984ccbf4b91cf9

import type { ConcreteRequest } from 'relay-runtime';
export type SunState = "POLAR_DAY" | "POLAR_NIGHT" | "RISES";
import type { Position } from "../../common/geo/bounds";
export type WeatherPanelQuery$variables = {
  position: Position;
};
export type WeatherPanelQuery$data = {
  readonly weatherAt: {
    readonly __typename: "Weather";
    readonly dayForecasts: {
      readonly avgCloud: ReadonlyArray<number | null | undefined>;
      readonly complete: ReadonlyArray<boolean>;
      readonly maxTemp: ReadonlyArray<number | null | undefined>;
      readonly maxWind: ReadonlyArray<number | null | undefined>;
      readonly minTemp: ReadonlyArray<number | null | undefined>;
      readonly sumPrecip: ReadonlyArray<number | null | undefined>;
      readonly times: ReadonlyArray<string>;
    };
    readonly fetched: string;
    readonly forecasts: {
      readonly cloud: ReadonlyArray<number | null | undefined>;
      readonly precip: ReadonlyArray<number | null | undefined>;
      readonly temp: ReadonlyArray<number | null | undefined>;
      readonly times: ReadonlyArray<string>;
      readonly windgust: ReadonlyArray<number | null | undefined>;
    };
    readonly isStale: boolean;
    readonly licence: string;
    readonly licenceUrl: string;
    readonly observations: {
      readonly snow: {
        readonly depthCm: number;
        readonly distanceKm: number;
        readonly station: string;
      } | null | undefined;
    };
    readonly sun: ReadonlyArray<{
      readonly date: string;
      readonly state: SunState;
      readonly sunrise: string | null | undefined;
      readonly sunset: string | null | undefined;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type WeatherPanelQuery = {
  response: WeatherPanelQuery$data;
  variables: WeatherPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "position"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "times",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "position",
        "variableName": "position"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "weatherAt",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WeatherDayForecasts",
            "kind": "LinkedField",
            "name": "dayForecasts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "avgCloud",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "complete",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxTemp",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxWind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "minTemp",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sumPrecip",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fetched",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WeatherForecasts",
            "kind": "LinkedField",
            "name": "forecasts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cloud",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "precip",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "temp",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "windgust",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isStale",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "licence",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "licenceUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WeatherObservations",
            "kind": "LinkedField",
            "name": "observations",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SnowObservation",
                "kind": "LinkedField",
                "name": "snow",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "depthCm",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "distanceKm",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "station",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SunDay",
            "kind": "LinkedField",
            "name": "sun",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "date",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sunrise",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sunset",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "Weather",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WeatherPanelQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WeatherPanelQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6e659a792f6c30750665e4ad51ac31eba19604c90f14c70710984ccbf4b91cf9",
    "metadata": {},
    "name": "WeatherPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "be397039bb56a53f313ec322637016a1";

export default node;
