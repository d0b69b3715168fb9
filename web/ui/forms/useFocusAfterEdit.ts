import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref of the button that takes the focus when an edit ends with the focused button of the editor. */
export function useFocusAfterEdit(editing: boolean): RefObject<HTMLButtonElement | null> {
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // Before it is painted: a key that is pressed at once goes to the button.
  useLayoutEffect(() => {
    if (wasEditing.current && !editing && document.activeElement === document.body) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return edit;
}
