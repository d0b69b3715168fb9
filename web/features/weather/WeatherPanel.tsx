import { Suspense, type ReactNode, useEffect, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { Position } from '#common/geo/bounds.ts';
import { startOfHour } from '#common/weather.ts';
import type { WeatherPanelQuery } from '#web/__generated__/WeatherPanelQuery.graphql.ts';
import { useAtPresent } from '#web/data/present.ts';
import { useOptionalAnswer } from '#web/data/relay/useOptionalAnswer.ts';
import { OutsideTexts } from '#web/i18n/OutsideTexts.tsx';
import { readWeather } from './readWeather.ts';
import { WeatherSection } from './WeatherSection.tsx';

interface Props {
  readonly position: Position;
  readonly skeleton: ReactNode;
  /** Called when the answer is there, with whether there is something to show. */
  readonly onAnswer: (hasContent: boolean) => void;
}

/**
 * Decimals of the degrees that are sent: 0.01° is finer than the 2.5 km grid of the model, and does not give away the
 * visitor's exact point.
 */
const DEGREES_DECIMALS = 2;

/**
 * The weather of a point: loaded again each hour, and nothing when it is not available (SPEC §8 "weather errors
 * hidden").
 */
export function WeatherPanel({ position: [lon, lat], skeleton, onAnswer }: Props) {
  const hour = useAtPresent(startOfHour);
  // A new object, made each hour, makes the hook ask again.
  const variables = useMemo(
    () => ({ hour, asked: { position: [around(lon), around(lat)] as const } }),
    [hour, lon, lat],
  );
  const answer = useOptionalAnswer<WeatherPanelQuery>('weather', weatherPanelQuery, variables.asked);
  const weather = useMemo(
    () => (answer.status === 'here' ? readWeather(answer.data.weatherAt, hour) : null),
    [answer, hour],
  );
  const isAnswered = answer.status !== 'asking';
  const hasContent = weather !== null;
  useEffect(() => {
    if (isAnswered) onAnswer(hasContent);
  }, [isAnswered, hasContent, onAnswer]);
  // The texts load while the forecast does.
  return (
    <Suspense fallback={skeleton}>
      <OutsideTexts>{weather === null ? skeleton : <WeatherSection weather={weather} />}</OutsideTexts>
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
          air {
            distanceKm
            station
            temp
            time
            windgust
          }
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
