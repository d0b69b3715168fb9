import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens the popup's dialog, and restores the focus when it closes. Returns a ref for the button that takes the focus
 * when another photo removes the focused element.
 */
export function useDialogFocus(
  dialog: RefObject<HTMLDialogElement | null>,
  imageId: number,
): RefObject<HTMLButtonElement | null> {
  useModal(dialog, imageId);
  const closing = useRef<HTMLButtonElement>(null);
  const drawn = useRef(imageId);
  useEffect(() => {
    if (drawn.current !== imageId && dialog.current?.contains(document.activeElement) !== true)
      closing.current?.focus();
    drawn.current = imageId;
  }, [dialog, imageId]);
  return closing;
}

/**
 * Opens the dialog as a modal one. When it closes, the photo that showed last takes the focus, if the page still has
 * it.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>, imageId: number): void {
  const last = useRef(imageId);
  useEffect(() => {
    last.current = imageId;
  }, [imageId]);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    return () => {
      element.close();
      const photo =
        document.querySelector<HTMLElement>(`[data-image="${last.current}"]`) ?? document.getElementById('content');
      photo?.focus({ preventScroll: true });
    };
  }, [dialog]);
}
