import { startedAtSearch } from '#web/navigation/installed.ts';

/**
 * Focuses the search field when the app was started by its search shortcut, unless something else has the focus
 * already.
 */
export function followSearchShortcut(): void {
  const { activeElement } = document;
  if (startedAtSearch && (activeElement === document.body || activeElement === null))
    document.querySelector<HTMLElement>('[role="combobox"]')?.focus();
}
