import { TOAST_MS } from '#common/limits.ts';
import { createStore, useStore } from '#web/data/store.ts';
import type { MessageId } from '#web/i18n/messages.ts';

/** A short notice at the edge of the page. */
export interface Toast {
  /** When it was shown, in milliseconds: the same words again are read out only in a new element. */
  readonly at: number;
  readonly message: MessageId;
  readonly durationMs: number;
  /** Values of the text's placeholders. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** Path to which a click on the notice leads. */
  readonly to?: string | undefined;
  /** Shown in orange. */
  readonly isWarning?: boolean | undefined;
}

const current = createStore<Toast | null>(null);

/** Shows a notice, which replaces the one before. `to` is the path to which a click on it leads. */
export function showToast(
  message: MessageId,
  durationMs: number = TOAST_MS,
  values?: Toast['values'],
  to?: string,
): void {
  current.set({ at: Date.now(), message, durationMs, values, to });
}

/** Shows a notice in orange, for something that the visitor has cancelled. */
export function showWarning(message: MessageId, durationMs: number): void {
  current.set({ at: Date.now(), message, durationMs, isWarning: true });
}

export function hideToast(): void {
  current.set(null);
}

export function useToast(): Toast | null {
  return useStore(current, (toast) => toast);
}
