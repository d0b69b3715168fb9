import type { Geometry } from 'geojson';
import { useEffect, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import { sampleLine } from '#common/relief/lineSamples.ts';
import type { RouteReliefQuery, RouteReliefQuery$data } from '#web/__generated__/RouteReliefQuery.graphql.ts';
import { useOptionalAnswer } from '#web/data/relay/useOptionalAnswer.ts';
import type { Relief, RouteLine } from './relief.ts';
import { ReliefSection } from './ReliefSection.tsx';

interface Props {
  readonly id: AttractionId;
  /** Called when the answer is there, with whether there is something to show. */
  readonly onAnswer: (hasContent: boolean) => void;
}

/** How a route of the data goes up and down. */
export function RouteRelief({ id, onAnswer }: Props) {
  const variables = useMemo(() => ({ id }), [id]);
  const answer = useOptionalAnswer<RouteReliefQuery>('relief', routeReliefQuery, variables);
  const route = useMemo(() => (answer.status === 'here' ? readRoute(answer.data) : null), [answer]);
  const isAnswered = answer.status !== 'asking';
  const hasContent = route !== null;
  useEffect(() => {
    if (isAnswered) onAnswer(hasContent);
  }, [isAnswered, hasContent, onAnswer]);
  return route && <ReliefSection {...route} />;
}

interface Route {
  readonly relief: Relief;
  readonly line: RouteLine;
}

function readRoute({ attraction }: RouteReliefQuery$data): Route | null {
  if (attraction.__typename !== 'Attraction' || !attraction.relief) return null;
  const { relief, geometry } = attraction;
  const { heightsM, stepM } = relief.profile;
  // The line divided as its profile is: as many points, whatever rounding left of the last step.
  const line = sampleLine(linesOf(geometry), stepM);
  if (line === null || heightsM.length < 2) return null;
  return { relief, line: { ...line, stepM } };
}

function linesOf(geometry: Geometry): (readonly [lon: number, lat: number])[][] {
  const lines =
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiLineString'
        ? geometry.coordinates
        : [];
  return lines.map((line) => line.map(([lon = 0, lat = 0]) => [lon, lat] as const));
}

const routeReliefQuery = graphql`
  query RouteReliefQuery($id: AttractionId!) {
    attraction(id: $id) {
      __typename
      ... on Attraction {
        geometry
        relief {
          ascentM
          descentM
          highestM
          lowestM
          steepestPercent
          steepestFromM
          minutes
          source
          profile {
            stepM
            heightsM
            breaks
          }
        }
      }
    }
  }
`;
