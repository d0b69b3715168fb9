import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PhotoQueueQuery } from '#web/__generated__/PhotoQueueQuery.graphql.ts';
import { useFilters } from '#web/features/moderation/lists/useFilters.ts';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { PHOTO_FILTERS, photoVariables } from './photoFilters.ts';
import { PhotoFilters } from './PhotoFilters.tsx';
import { PhotoList } from './PhotoList.tsx';
import styles from './PhotoQueue.module.css';

/** Photos for an admin to decide on: pending ones, the oldest first, unless the URL asks for others (SPEC §6). */
export function PhotoQueue({ fetchKey }: SectionProps) {
  const language = useLanguage();
  const { filters, isPending } = useFilters(PHOTO_FILTERS);
  const variables = photoVariables(filters);
  const query = useLazyLoadQuery<PhotoQueueQuery>(
    photoQueueQuery,
    { language, ...variables },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return (
    <div className={styles.queue}>
      <PhotoFilters
        state={filters.state}
        isOpen={`${filters.text}${filters.since}${filters.until}` !== ''}
        isPending={isPending}
      />
      <PhotoList
        key={JSON.stringify(variables)}
        queryKey={query}
        state={variables.state}
        isNarrowed={filters.user !== '' || filters.place !== ''}
      />
    </div>
  );
}

const photoQueueQuery = graphql`
  query PhotoQueueQuery(
    $attractionId: AttractionId
    $language: Language!
    $since: DateTime
    $state: ImageState
    $text: String!
    $until: DateTime
    $userId: ID
  ) {
    ...PhotoList_query @arguments(
      attractionId: $attractionId
      since: $since
      state: $state
      text: $text
      until: $until
      userId: $userId
    )
  }
`;
