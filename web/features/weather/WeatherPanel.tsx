import { Suspense, type ReactNode, useEffect, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { Position } from '#common/geo/bounds.ts';
import type { WeatherPanelQuery } from '#web/__generated__/WeatherPanelQuery.graphql.ts';
import { useQuietAnswer } from '#web/data/relay/useQuietAnswer.ts';
import { OutsideTexts } from '#web/i18n/OutsideTexts.tsx';
import { readWeather } from './readWeather.ts';
import { useHour } from './useHour.ts';
import { WeatherTold } from './WeatherTold.tsx';

interface Props {
  readonly position: Position;
  readonly skeleton: ReactNode;
  /** There is nothing to show. */
  readonly onNone: () => void;
}

/** The model's grid is 2.5 km wide: nobody need know of a point more than its 0.01 degrees. */
const DEGREES_DECIMALS = 2;

/** The weather of a point: asked for again each hour, and nothing where it cannot be had (SPEC §8 "weather errors hidden"). */
export function WeatherPanel({ position: [lon, lat], skeleton, onNone }: Props) {
  const hour = useHour();
  // A new hour is asked for by a new object.
  const variables = useMemo(
    () => ({ hour, asked: { position: [around(lon), around(lat)] as const } }),
    [hour, lon, lat],
  );
  const answer = useQuietAnswer<WeatherPanelQuery>('weather', weatherPanelQuery, variables.asked);
  const weather = useMemo(
    () => (answer.status === 'here' ? readWeather(answer.data.weatherAt, hour) : null),
    [answer, hour],
  );
  const hasNone = answer.status !== 'asking' && weather === null;
  useEffect(() => {
    if (hasNone) onNone();
  }, [hasNone, onNone]);
  // The texts come while the forecast is asked for.
  return (
    <Suspense fallback={skeleton}>
      <OutsideTexts>{weather === null ? skeleton : <WeatherTold weather={weather} />}</OutsideTexts>
    </Suspense>
  );
}

function around(degrees: number): number {
  return Number(degrees.toFixed(DEGREES_DECIMALS));
}

const weatherPanelQuery = graphql`
  query WeatherPanelQuery($position: Position!) {
    weatherAt(position: $position) {
      __typename
      ... on Weather {
        dayForecasts {
          avgCloud
          complete
          maxTemp
          maxWind
          minTemp
          sumPrecip
          times
        }
        fetched
        forecasts {
          cloud
          precip
          temp
          times
          windgust
        }
        isStale
        licence
        licenceUrl
        observations {
          snow {
            depthCm
            distanceKm
            station
          }
        }
        sun {
          date
          state
          sunrise
          sunset
        }
      }
    }
  }
`;
