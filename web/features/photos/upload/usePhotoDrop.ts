import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';

/** Takes what is dropped on an element, and what is pasted anywhere while it shows. */
export function usePhotoDrop(take: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);

  function onDragOver(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }

  function onDrop(event: DragEvent) {
    // The browser would open the file in place of the page.
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) take([...event.dataTransfer.files]);
  }

  return { isOver, handlers: { onDragEnter: onDragOver, onDragOver, onDragLeave: () => setOver(false), onDrop } };
}
