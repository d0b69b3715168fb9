import { type RefObject, useLayoutEffect } from 'react';

/** Focuses a text field as soon as it is shown, with the cursor after its text. */
export function useFocusAtEnd(field: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [field]);
}
