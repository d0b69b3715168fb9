import { type Ref, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import type { PhotoList_query$key } from '#web/__generated__/PhotoList_query.graphql.ts';
import type { PhotoListPageQuery } from '#web/__generated__/PhotoListPageQuery.graphql.ts';
import type { PhotoRow_photo$key } from '#web/__generated__/PhotoRow_photo.graphql.ts';
import { MoreButton } from '#web/features/comments/MoreButton.tsx';
import { useRefill } from '#web/features/moderation/lists/useRefill.ts';
import { BulkBar } from './BulkBar.tsx';
import type { PhotoState } from './photoFilters.ts';
import { PhotoRow } from './PhotoRow.tsx';
import { PhotoTools } from './PhotoTools.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { type PhotoActs, usePhotoActs } from './usePhotoActs.ts';
import { useQueueKeys } from './useQueueKeys.ts';
import styles from './PhotoList.module.css';

const PAGE = 12;

interface Props {
  readonly queryKey: PhotoList_query$key;
  /** The state of all photos in the list; a photo in another state leaves it. Null: photos of all states. */
  readonly state: PhotoState | null;
  /** Whether the list is limited to one place or uploader. */
  readonly isNarrowed: boolean;
}

/** A list of photos, decided on one by one or several at once, by pointer or keyboard. */
export function PhotoList({ queryKey, state, isNarrowed }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<PhotoListPageQuery, PhotoList_query$key>(
    queryFragment,
    queryKey,
  );
  const found = data.moderationImages;
  const photos = (found?.edges ?? [])
    .map(({ node }) => node)
    .filter((photo) => state === null || photo.state === state);
  useRefill(photos.length, PAGE, { hasNext, isLoadingNext, loadNext });

  const list = useRef<HTMLUListElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const acts = usePhotoActs({ photos, state, list, bar, connections: found ? [found.__id] : [] });
  const [isHelp, setHelp] = useState(false);
  const keys = useQueueKeys({ ...acts.keys, help: () => setHelp(true) }, list);
  return (
    <div className={styles.photos}>
      <PhotoTools
        count={photos.length}
        hasMore={hasNext}
        isNarrowed={isNarrowed}
        isAllChosen={acts.chosen.length === photos.length}
        onAll={acts.chooseAll}
        keys={keys}
        isHelp={isHelp}
        onHelp={setHelp}
      />
      {photos.length === 0 && !hasNext && <Empty state={state} />}
      <ChosenBar bar={bar} state={state} acts={acts} />
      <PhotoRows list={list} photos={photos} acts={acts} />
      {hasNext && <MoreButton list={list} isLoading={isLoadingNext} load={loadNext} text="admin.more" />}
      {acts.rejecting.length > 0 && (
        <RejectDialog photos={acts.rejecting} onReject={acts.reject} onClose={acts.cancelRejection} />
      )}
    </div>
  );
}

function Empty({ state }: Pick<Props, 'state'>) {
  return (
    <p className={styles.empty}>
      <FormattedMessage id={state === 'PENDING' ? 'admin.photosDone' : 'admin.photosNone'} />
    </p>
  );
}

interface ChosenBarProps extends Pick<Props, 'state'> {
  readonly bar: Ref<HTMLDivElement>;
  readonly acts: PhotoActs;
}

function ChosenBar({ bar, state, acts: { chosen, approve, askReason, clear } }: ChosenBarProps) {
  return (
    <BulkBar
      bar={bar}
      count={chosen.length}
      onApprove={state === 'APPROVED' ? null : () => approve(chosen)}
      onReject={state === 'REJECTED' ? null : () => askReason(chosen)}
      onClear={clear}
    />
  );
}

interface PhotoRowsProps {
  readonly list: Ref<HTMLUListElement>;
  readonly photos: readonly ({ readonly id: string } & PhotoRow_photo$key)[];
  readonly acts: PhotoActs;
}

function PhotoRows({ list, photos, acts }: PhotoRowsProps) {
  return (
    <ul ref={list} className={styles.rows} data-choosing={acts.chosen.length > 0}>
      {photos.map((photo) => (
        <PhotoRow
          key={photo.id}
          photoKey={photo}
          isChosen={acts.isChosen(photo.id)}
          onChoose={(isRange) => acts.choose(photo.id, isRange)}
          onApprove={() => acts.approve([photo.id])}
          onReject={() => acts.askReason([photo.id])}
          onCover={() => acts.cover(photo.id)}
        />
      ))}
    </ul>
  );
}

const queryFragment = graphql`
  fragment PhotoList_query on Query
  @refetchable(queryName: "PhotoListPageQuery")
  @argumentDefinitions(
    attractionId: { type: "AttractionId" }
    since: { type: "DateTime" }
    state: { type: "ImageState" }
    text: { type: "String!" }
    until: { type: "DateTime" }
    userId: { type: "ID" }
    count: { type: "Int", defaultValue: 12 }
    cursor: { type: "String" }
  ) {
    moderationImages(
      attractionId: $attractionId
      since: $since
      state: $state
      text: $text
      until: $until
      userId: $userId
      first: $count
      after: $cursor
    )
      @connection(key: "PhotoList_moderationImages") {
      __id
      edges {
        node {
          id
          state
          image {
            id
            heart
          }
          ...PhotoRow_photo
        }
      }
    }
  }
`;
