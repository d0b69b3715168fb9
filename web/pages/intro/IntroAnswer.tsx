import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { IntroQuery } from '#web/__generated__/IntroQuery.graphql.ts';
import { useRetained } from '#web/data/relay/retain.ts';
import { municipalityAround } from '#web/features/lists/around.ts';
import { AttractionCard } from '#web/features/lists/card/AttractionCard.tsx';
import { useUserPosition } from '#web/map/location/userPosition.ts';
import { CardList } from '#web/ui/layout/CardList.tsx';
import { ClaimList } from './ClaimList.tsx';
import styles from './IntroPage.module.css';

const QUERY = graphql`
  query IntroQuery($bounds: Bounds!, $language: Language!) @preloadable @throwOnFieldError {
    dataSet {
      highlights {
        natureSites
        trails
        sights
      }
    }
    attractionLists(bounds: $bounds) {
      best(first: 9) {
        id
        admin(language: $language)
        properties {
          openingHours {
            state
            nextChange
          }
        }
        ...AttractionCard_attraction
      }
    }
  }
`;

/** The best places around, what there is in all, and the aims. */
export function IntroAnswer({ queryRef }: { queryRef: PreloadedQuery<IntroQuery> }) {
  useRetained(queryRef);
  const { attractionLists, dataSet } = usePreloadedQuery<IntroQuery>(QUERY, queryRef);
  const { best } = attractionLists;
  const visitor = useUserPosition();
  return (
    <>
      {best.length > 0 && (
        <section className={styles.best}>
          <h2>
            <FormattedMessage id="intro.best" values={{ place: municipalityAround(best) }} />
          </h2>
          <CardList>
            {best.map((place) => (
              <li key={place.id}>
                <AttractionCard attractionKey={place} from={visitor} opening={place.properties.openingHours ?? null} />
              </li>
            ))}
          </CardList>
        </section>
      )}
      <ClaimList counts={dataSet.highlights} />
    </>
  );
}
