import type { Geometry } from 'geojson';
import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment, Subscription } from 'relay-runtime';
import type { Language } from '#common/languages.ts';
import type { askConditionsQuery, askConditionsQuery$data } from '#web/__generated__/askConditionsQuery.graphql.ts';
import { OPTIONAL } from '#web/data/relay/network.ts';
import type { MapCondition } from '#web/map/conditions/looks.ts';
import { conditionOf, type TimedCondition } from '../conditionOf.ts';
import type { AskedBox } from './askedBox.ts';

const QUERY = graphql`
  query askConditionsQuery($bounds: Bounds!, $zoom: Int!, $language: Language!) {
    conditions(bounds: $bounds) {
      ...conditionOf_condition
      attraction {
        attractionId
        name(language: $language)
        type
      }
      drawnGeometry(zoom: $zoom)
      link
      source {
        key
        name
      }
      text(language: $language) {
        headline
        language
      }
    }
  }
`;

type AnsweredCondition = askConditionsQuery$data['conditions'][number];

/** A condition with what its panel says. */
export interface ShownCondition
  extends MapCondition, TimedCondition, Pick<AnsweredCondition, 'attraction' | 'link' | 'source' | 'text'> {}

interface Handlers {
  readonly onAnswer: (conditions: readonly ShownCondition[]) => void;
  readonly onError: () => void;
}

/** Asks the server, a cache or a saved area for the conditions of a box; a failure shows no notice. */
export function askConditions(
  environment: IEnvironment,
  { box, language }: { readonly box: AskedBox; readonly language: Language },
  { onAnswer, onError }: Handlers,
): Subscription {
  return fetchQuery<askConditionsQuery>(
    environment,
    QUERY,
    { bounds: box.bounds, zoom: box.zoom, language },
    { networkCacheConfig: OPTIONAL },
  ).subscribe({ next: ({ conditions }) => onAnswer(conditions.map(shownCondition)), error: onError });
}

function shownCondition(condition: AnsweredCondition): ShownCondition {
  const { attraction, drawnGeometry, link, source, text } = condition;
  const geometry = isGeometry(drawnGeometry) ? drawnGeometry : null;
  return {
    ...conditionOf(condition),
    attraction,
    link,
    source,
    text,
    geometry,
    isAtDisc: geometry?.type === 'Point' && attraction?.type === 'POINT',
  };
}

function isGeometry(value: unknown): value is Geometry {
  return (
    typeof value === 'object' && value !== null && 'type' in value && ('coordinates' in value || 'geometries' in value)
  );
}
