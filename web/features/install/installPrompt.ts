import { createStore, useStore } from '#web/data/store.ts';

/** The event by which Chromium offers to install a page. It is no web standard, so TypeScript has no type for it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}

const offered = createStore<InstallPrompt | null>(null);

// The browser fires this event once, early, and would then ask by itself: the event is stored until the visitor presses
// the page's button.
window.addEventListener('beforeinstallprompt', (event) => {
  if (!isInstallPrompt(event)) return;
  event.preventDefault();
  offered.set(event);
});
window.addEventListener('appinstalled', () => offered.set(null));

/** The stored event; null while the browser offers no install. */
export function useInstallPrompt(): InstallPrompt | null {
  return useStore(offered, (prompt) => prompt);
}

/**
 * Hands out the stored event and clears it, because an event can show the dialog only once; the browser may fire
 * another one later.
 */
export function takeInstallPrompt(): InstallPrompt | null {
  const prompt = offered.get();
  offered.set(null);
  return prompt;
}
