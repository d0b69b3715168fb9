import { INSTALL_DISMISSED_TOAST_MS } from '#common/limits.ts';
import { showToast, showWarning } from '#web/ui/feedback/toasts.ts';
import { takeInstallPrompt } from './installPrompt.ts';

/** Shows the browser's own question, and tells what came of it (SPEC §4, §8). `help` leads to the steps where the browser asks nothing after all. */
export async function install(help: () => void): Promise<void> {
  const prompt = takeInstallPrompt();
  if (prompt === null) return help();
  try {
    const { outcome } = await prompt.prompt();
    if (outcome === 'accepted') showToast('install.accepted');
    else showWarning('install.dismissed', INSTALL_DISMISSED_TOAST_MS);
  } catch {
    help();
  }
}
