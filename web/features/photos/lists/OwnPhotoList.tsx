import { Trash2 } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import type { OwnPhotoList_viewer$key } from '#web/__generated__/OwnPhotoList_viewer.graphql.ts';
import type { OwnPhotoListPageQuery } from '#web/__generated__/OwnPhotoListPageQuery.graphql.ts';
import { DeletePhotosDialog } from '#web/features/photos/DeletePhotosDialog.tsx';
import { useDeletedPhotos } from '#web/features/photos/photosStore.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { takeFocus } from '#web/ui/layout/takeFocus.ts';
import { useFocusIfLost } from '#web/ui/layout/useFocusIfLost.ts';
import { deletePhotos } from './deletePhotos.ts';
import { MorePhotos } from './MorePhotos.tsx';
import { type ListedPhoto, PhotoMonths } from './PhotoMonths.tsx';
import styles from './MyPhotos.module.css';

/**
 * The user's photos: to view, or to choose and delete (SPEC §4 "Photo delete mode"). After deleting the list is loaded
 * again, also after a failure.
 */
export function OwnPhotoList({ viewerKey, onReload }: { viewerKey: OwnPhotoList_viewer$key; onReload: () => void }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OwnPhotoListPageQuery,
    OwnPhotoList_viewer$key
  >(viewerFragment, viewerKey);
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<number, ListedPhoto> | null>(null);
  const deleted = useDeletedPhotos();
  const { __id: connection, edges } = data.images;
  const nodes = edges.flatMap(({ node }) => (deleted.has(node.imageId) ? [] : [node]));

  const focusWhenDone = useFocusWhenDone(list, chosen === null);
  const select = useFocusIfLost<HTMLButtonElement>(chosen !== null);

  async function remove(photos: readonly ListedPhoto[]) {
    await deletePhotos(photos, [connection]);
    focusWhenDone();
    setChosen(null);
    onReload();
    return null;
  }

  return (
    <>
      {nodes.length === 0 && <FormattedMessage id="photos.mineNone" tagName="p" />}
      <PhotoMonths
        list={list}
        imagesKey={nodes}
        chosen={chosen}
        onChoose={(photo, isChosen) => setChosen((before) => changed(before, photo, isChosen))}
      />
      {hasNext && <MorePhotos list={list} isLoading={isLoadingNext} load={loadNext} />}
      {chosen !== null && <Choosing chosen={[...chosen.values()]} onDelete={remove} onEnd={() => setChosen(null)} />}
      {chosen === null && nodes.length > 0 && (
        <OutlineButton ref={select} onClick={() => setChosen(new Map())}>
          <Trash2 size={18} aria-hidden="true" />
          <FormattedMessage id="photos.select" />
        </OutlineButton>
      )}
    </>
  );
}

/** Focuses the list when choosing has ended, if the returned function was called before: photos were deleted. */
function useFocusWhenDone(list: RefObject<HTMLElement | null>, isEnded: boolean): () => void {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    // Nothing below an open dialog can take the focus, so the list takes it only now.
    if (isEnded && isDone.current) list.current?.focus({ preventScroll: true });
    isDone.current = false;
  }, [list, isEnded]);
  return () => {
    isDone.current = true;
  };
}

/** The chosen photos with one more, or without it. */
function changed(
  before: ReadonlyMap<number, ListedPhoto> | null,
  photo: ListedPhoto,
  isChosen: boolean,
): ReadonlyMap<number, ListedPhoto> {
  const others = [...(before ?? [])].filter(([id]) => id !== photo.imageId);
  return new Map(isChosen ? [...others, [photo.imageId, photo]] : others);
}

interface ChoosingProps {
  readonly chosen: readonly ListedPhoto[];
  readonly onDelete: (photos: readonly ListedPhoto[]) => Promise<null>;
  readonly onEnd: () => void;
}

/** The number of chosen photos, with the buttons to delete them and to stop choosing. */
function Choosing({ chosen, onDelete, onEnd }: ChoosingProps) {
  const [isAsking, setAsking] = useState(false);
  const count = chosen.length;
  // Takes the place of the button that was pressed.
  return (
    <div className={styles.choosing}>
      <p ref={takeFocus} className={styles.count} role="status" tabIndex={-1}>
        <FormattedMessage id="photos.selected" values={{ count }} />
      </p>
      <OutlineButton isDangerous aria-disabled={count === 0} onClick={() => count > 0 && setAsking(true)}>
        <Trash2 size={18} aria-hidden="true" />
        <FormattedMessage id="photos.deleteSelected" />
      </OutlineButton>
      <OutlineButton onClick={onEnd}>
        <FormattedMessage id="photos.selectEnd" />
      </OutlineButton>
      {isAsking && (
        <DeletePhotosDialog count={count} onDelete={() => onDelete(chosen)} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

const viewerFragment = graphql`
  fragment OwnPhotoList_viewer on Viewer
  @refetchable(queryName: "OwnPhotoListPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" }) {
    images(first: $count, after: $cursor) @connection(key: "OwnPhotoList_images", filters: []) {
      __id
      edges {
        node {
          imageId
          ...PhotoMonths_images
        }
      }
    }
  }
`;
