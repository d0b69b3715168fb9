import { createStore, useStore } from '#web/data/store.ts';

/** What Chromium offers to pages that can be installed; no standard, and no type of TypeScript's. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}

const offered = createStore<InstallPrompt | null>(null);

/** The offer is made once, and early: it is kept until somebody asks for it. Nobody is asked by the browser itself. */
window.addEventListener('beforeinstallprompt', (event) => {
  if (!isInstallPrompt(event)) return;
  event.preventDefault();
  offered.set(event);
});
window.addEventListener('appinstalled', () => offered.set(null));

/** What installs the app, while the browser offers it. */
export function useInstallPrompt(): InstallPrompt | null {
  return useStore(offered, (prompt) => prompt);
}

/** A prompt can be shown once; the browser makes another offer when it thinks fit. */
export function takeInstallPrompt(): InstallPrompt | null {
  const prompt = offered.get();
  offered.set(null);
  return prompt;
}
