/**
 * @generated SignedSource<<3367ff8a1b12d699e317b1f408c552e5>>
 * @relayHash 467c7bcdce2538b57b61b985d1d9fe67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8973a5c698c35a9115d1d49bee30696c0cd2d0be903db6c24292b36527d16d6

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
      readonly air: {
        readonly distanceKm: number;
        readonly station: string;
        readonly temp: number;
        readonly time: string;
        readonly windgust: number | null | undefined;
      } | null | undefined;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "temp",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "windgust",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "distanceKm",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "station",
  "storageKey": null
},
v6 = [
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
              (v2/*:: as any*/),
              (v1/*:: as any*/),
              (v3/*:: as any*/)
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
                "concreteType": "AirObservation",
                "kind": "LinkedField",
                "name": "air",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "time",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
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
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WeatherPanelQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "f8973a5c698c35a9115d1d49bee30696c0cd2d0be903db6c24292b36527d16d6",
    "metadata": {},
    "name": "WeatherPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "01ab208778a4c0ce379156f12931b847";

export default node;
