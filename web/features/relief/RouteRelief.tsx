import type { Geometry } from 'geojson';
import { useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import { sampleLine } from '#common/relief/lineSamples.ts';
import type { RouteReliefQuery, RouteReliefQuery$data } from '#web/__generated__/RouteReliefQuery.graphql.ts';
import { useOptionalAnswer } from '#web/data/relay/useOptionalAnswer.ts';
import { showProfile } from '#web/map/state/profilePoint.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import type { Relief, RouteLine } from './relief.ts';
import { ReliefChart } from './ReliefChart.tsx';
import { ReliefFacts } from './ReliefFacts.tsx';
import { ReliefTable } from './ReliefTable.tsx';
import { ReliefWords } from './ReliefWords.tsx';
import styles from './Relief.module.css';

interface Props {
  readonly id: AttractionId;
  /** Called when the answer is there, with whether there is something to show. */
  readonly onAnswer: (hasContent: boolean) => void;
}

/** How a route goes up and down: in words, as a chart that is tied to the map, and as a table. */
export function RouteRelief({ id, onAnswer }: Props) {
  const variables = useMemo(() => ({ id }), [id]);
  const answer = useOptionalAnswer<RouteReliefQuery>('relief', routeReliefQuery, variables);
  const route = useMemo(() => (answer.status === 'here' ? readRoute(answer.data) : null), [answer]);
  const isAnswered = answer.status !== 'asking';
  const hasContent = route !== null;
  useEffect(() => {
    if (isAnswered) onAnswer(hasContent);
  }, [isAnswered, hasContent, onAnswer]);
  const line = route?.line;
  useEffect(() => (line ? showProfile(line) : undefined), [line]);
  if (route === null) return null;
  const { relief } = route;
  return (
    <Section title={<FormattedMessage id="relief.title" />}>
      <div className={styles.relief}>
        <ReliefFacts relief={relief} />
        <ReliefWords relief={relief} />
        <ReliefChart relief={relief} line={route.line} />
        <ReliefTable relief={relief} />
      </div>
    </Section>
  );
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
