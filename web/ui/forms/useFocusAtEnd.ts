import { type RefObject, useEffect } from 'react';

/** Focuses a text field when it is first shown, with the cursor after its text. */
export function useFocusAtEnd(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [field]);
}
