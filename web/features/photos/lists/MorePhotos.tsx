import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LoadMoreFn } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { notifyFailure } from '#web/ui/feedback/failureNotice.ts';

/** A further page at each press. */
const PAGE = 48;

interface Props<T extends OperationType> {
  readonly list: RefObject<HTMLElement | null>;
  readonly isLoading: boolean;
  readonly load: LoadMoreFn<T>;
}

/** Shows older photos; the first of them takes the focus. */
export function MorePhotos<T extends OperationType>({ list, isLoading, load }: Props<T>) {
  function more() {
    if (isLoading) return;
    const shown = photosIn(list.current).length;
    load(PAGE, {
      onComplete(error) {
        if (error !== null) return notifyFailure(error);
        requestAnimationFrame(() => photosIn(list.current)[shown]?.focus());
      },
    });
  }
  return (
    <OutlineButton aria-disabled={isLoading} onClick={more}>
      <FormattedMessage id="photos.more" />
    </OutlineButton>
  );
}

function photosIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('li > a, li input') ?? [])];
}
