import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { DetailNearby_attraction$key } from '#web/__generated__/DetailNearby_attraction.graphql.ts';
import { AttractionCard } from '#web/features/lists/card/AttractionCard.tsx';
import { CardList } from '#web/ui/layout/CardList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';

/** The nearest other places, each with its distance from this place. */
export function DetailNearby({ attractionKey }: { attractionKey: DetailNearby_attraction$key }) {
  const { pos, nearby } = useFragment(
    graphql`
      fragment DetailNearby_attraction on Attraction {
        pos
        nearby(first: 8) {
          attractionId
          ...AttractionCard_attraction
        }
      }
    `,
    attractionKey,
  );
  if (nearby.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="nearby.title" />} screenOnly>
      <CardList>
        {nearby.map((place) => (
          <li key={place.attractionId}>
            <AttractionCard attractionKey={place} from={pos} />
          </li>
        ))}
      </CardList>
    </Section>
  );
}
