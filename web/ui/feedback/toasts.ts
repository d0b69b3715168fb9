import { TOAST_MS } from '#common/limits.ts';
import { createStore, useStore } from '#web/data/store.ts';
import type { MessageId } from '#web/i18n/messages.ts';

export interface Toast {
  readonly message: MessageId;
  readonly durationMs: number;
  /** What the text is filled with. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** Path that the notice leads to when it is clicked. */
  readonly to?: string | undefined;
  /** Stands out in orange. */
  readonly isWarning?: boolean | undefined;
}

const current = createStore<Toast | null>(null);

/** Shows a short notice; it takes the place of the one before. */
export function showToast(
  message: MessageId,
  durationMs: number = TOAST_MS,
  values?: Toast['values'],
  to?: string,
): void {
  current.set({ message, durationMs, values, to });
}

/** Shows a short notice in orange, of something that the visitor has broken off. */
export function showWarning(message: MessageId, durationMs: number): void {
  current.set({ message, durationMs, isWarning: true });
}

export function hideToast(): void {
  current.set(null);
}

export function useToast(): Toast | null {
  return useStore(current, (toast) => toast);
}
