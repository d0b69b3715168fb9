import { TOAST_MS } from '#common/limits.ts';
import { createStore, useStore } from '#web/state/store.ts';
import type { MessageId } from '#web/i18n/messages.ts';

export interface Toast {
  readonly message: MessageId;
  readonly durationMs: number;
  /** What the text is filled with. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

const current = createStore<Toast | null>(null);

/** Shows a short notice; it takes the place of the one before. */
export function showToast(message: MessageId, durationMs: number = TOAST_MS, values?: Toast['values']): void {
  current.set({ message, durationMs, values });
}

export function hideToast(): void {
  current.set(null);
}

export function useToast(): Toast | null {
  return useStore(current, (toast) => toast);
}
