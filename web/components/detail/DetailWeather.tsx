import { graphql, useFragment } from 'react-relay';
import type { DetailWeather_attraction$key } from '#web/__generated__/DetailWeather_attraction.graphql.ts';
import { WeatherSlot } from '#web/components/weather/WeatherSlot.tsx';

/** The weather where a place is (SPEC §2 "Detail view"). */
export function DetailWeather({ attractionKey }: { attractionKey: DetailWeather_attraction$key }) {
  const { pos } = useFragment(
    graphql`
      fragment DetailWeather_attraction on Attraction {
        pos
      }
    `,
    attractionKey,
  );
  return <WeatherSlot position={pos} />;
}
