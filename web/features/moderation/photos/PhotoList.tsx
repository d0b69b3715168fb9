import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import type { PhotoList_query$key } from '#web/__generated__/PhotoList_query.graphql.ts';
import type { PhotoListPageQuery } from '#web/__generated__/PhotoListPageQuery.graphql.ts';
import { MoreButton } from '#web/features/comments/MoreButton.tsx';
import { BulkBar } from './BulkBar.tsx';
import type { PhotoState } from './photoFilters.ts';
import { PhotoRow } from './PhotoRow.tsx';
import { PhotoTools } from './PhotoTools.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { extended, NOTHING_CHOSEN, shownOf, toggled } from './selection.ts';
import { useDecisions } from './useDecisions.ts';
import { useQueueKeys } from './useQueueKeys.ts';
import styles from './PhotoList.module.css';

/** When fewer rows than this are left, further ones are fetched. */
const FEW = 5;
const PAGE = 12;

interface Props {
  readonly queryKey: PhotoList_query$key;
  /** What is decided on otherwise leaves the list; null: nothing does. */
  readonly state: PhotoState | null;
  /** Photos of one place or uploader alone are shown. */
  readonly isNarrowed: boolean;
}

/** Photos one below the other, decided on one by one or several at once, with pointer or keyboard. */
export function PhotoList({ queryKey, state, isNarrowed }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<PhotoListPageQuery, PhotoList_query$key>(
    queryFragment,
    queryKey,
  );
  const found = data.moderationImages;
  const photos = (found?.edges ?? [])
    .map(({ node }) => node)
    .filter((photo) => state === null || photo.state === state);
  const rows = photos.map(({ id }) => id);
  const list = useRef<HTMLUListElement>(null);
  const [selection, setSelection] = useState(NOTHING_CHOSEN);
  const chosen = shownOf(selection, rows);
  const { decide, cover, undecided, current, focusRow } = useDecisions({
    photos,
    state,
    list,
    connections: found ? [found.__id] : [],
    onDecided: () => setSelection(NOTHING_CHOSEN),
  });

  const isShort = photos.length < FEW && hasNext && !isLoadingNext;
  useEffect(() => {
    if (isShort) loadNext(PAGE);
  }, [isShort, loadNext]);

  const choose = (id: string, isRange: boolean) =>
    setSelection((before) => (isRange ? extended(before, id, rows) : toggled(before, id)));
  /** What a key is about: what is chosen, else the row that has the focus. */
  const meant = () => (chosen.length > 0 ? chosen : current() === null ? [] : [current() ?? '']);
  const step = (by: 1 | -1) => focusRow(rows[current() === null ? 0 : rows.indexOf(current() ?? '') + by] ?? null);
  const [isHelp, setHelp] = useState(false);
  const [rejecting, setRejecting] = useState<readonly string[]>([]);
  const askReason = (ids: readonly string[]) => setRejecting(undecided(ids, 'REJECTED').map(({ id }) => id));
  const bar = useRef<HTMLDivElement>(null);

  function clear() {
    // The bar goes with the focus that is in it.
    if (bar.current?.contains(document.activeElement)) focusRow(chosen[0] ?? null, false);
    setSelection(NOTHING_CHOSEN);
  }

  const keys = useQueueKeys(
    {
      next: () => step(1),
      previous: () => step(-1),
      approve: () => void decide('APPROVED', meant()),
      reject: () => askReason(meant()),
      cover: () => void cover(meant()[0] ?? ''),
      select: (isRange) => {
        const row = current();
        if (row !== null) choose(row, isRange);
      },
      clear,
      help: () => setHelp(true),
    },
    list,
  );

  return (
    <div className={styles.photos}>
      <PhotoTools
        count={photos.length}
        hasMore={hasNext}
        isNarrowed={isNarrowed}
        isAllChosen={chosen.length === rows.length}
        onAll={(isAll) => setSelection(isAll ? { chosen: new Set(rows), anchor: null } : NOTHING_CHOSEN)}
        keys={keys}
        isHelp={isHelp}
        onHelp={setHelp}
      />
      {photos.length === 0 && !hasNext && (
        <p className={styles.empty}>
          <FormattedMessage id={state === 'PENDING' ? 'admin.photosDone' : 'admin.photosNone'} />
        </p>
      )}
      <BulkBar
        bar={bar}
        count={chosen.length}
        onApprove={state === 'APPROVED' ? null : () => void decide('APPROVED', chosen)}
        onReject={state === 'REJECTED' ? null : () => askReason(chosen)}
        onClear={clear}
      />
      <ul ref={list} className={styles.rows} data-choosing={chosen.length > 0}>
        {photos.map((photo) => (
          <PhotoRow
            key={photo.id}
            photoKey={photo}
            isChosen={selection.chosen.has(photo.id)}
            onChoose={(isRange) => choose(photo.id, isRange)}
            onApprove={() => void decide('APPROVED', [photo.id])}
            onReject={() => askReason([photo.id])}
            onCover={() => void cover(photo.id)}
          />
        ))}
      </ul>
      {hasNext && <MoreButton list={list} isLoading={isLoadingNext} load={loadNext} text="admin.more" />}
      {rejecting.length > 0 && (
        <RejectDialog
          count={rejecting.length}
          onReject={(reason) => void decide('REJECTED', rejecting, reason)}
          onClose={() => setRejecting([])}
        />
      )}
    </div>
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
    moderationImages(attractionId: $attractionId, since: $since, state: $state, text: $text, until: $until, userId: $userId, first: $count, after: $cursor)
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
