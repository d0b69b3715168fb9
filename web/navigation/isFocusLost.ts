/**
 * Whether no control has the focus. In Safari a pressed link or button takes none: the page's content around it, which
 * can be focused, has it instead.
 */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.id === 'content';
}
