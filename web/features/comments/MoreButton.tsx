import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LoadMoreFn } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import type { MessageId } from '#web/i18n/messages.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { notifyFailure } from '#web/ui/feedback/failureNotice.ts';

/** Rows loaded at each press. */
const PAGE = 20;

interface Props<T extends OperationType> {
  readonly list: RefObject<HTMLElement | null>;
  readonly isLoading: boolean;
  readonly load: LoadMoreFn<T>;
  readonly text?: MessageId;
}

/** Loads more rows of a list, by default older comments; the first new row takes the focus. */
export function MoreButton<T extends OperationType>({ list, isLoading, load, text = 'comments.more' }: Props<T>) {
  function more() {
    if (isLoading) return;
    const shown = list.current?.childElementCount ?? 0;
    load(PAGE, {
      onComplete(error) {
        if (error !== null) return notifyFailure(error);
        requestAnimationFrame(() => focusOn(list.current?.children[shown]));
      },
    });
  }
  return (
    <OutlineButton aria-disabled={isLoading} onClick={more}>
      <FormattedMessage id={text} />
    </OutlineButton>
  );
}

function focusOn(element: Element | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus();
}
