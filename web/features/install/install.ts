import { INSTALL_DISMISSED_TOAST_MS } from '#common/limits.ts';
import { showToast, showWarning } from '#web/ui/feedback/toasts.ts';
import { takeInstallPrompt } from './installPrompt.ts';

/**
 * Shows the browser's own install dialog, and then a notice of its outcome (SPEC §4, §8). Calls `help` where the
 * browser shows no dialog.
 */
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
