import { startedAtSearch } from '#web/navigation/installed.ts';

/** The app's shortcut to the search leads into its field; who is elsewhere already stays there. */
export function followSearchShortcut(): void {
  const { activeElement } = document;
  if (startedAtSearch && (activeElement === document.body || activeElement === null))
    document.querySelector<HTMLElement>('[role="combobox"]')?.focus();
}
