import type { KeyboardEvent } from 'react';
import { IMAGE_WHEEL_FACTOR } from '#common/limits.ts';

interface Actions {
  readonly step: (by: 1 | -1) => void;
  readonly zoom: (factor: number) => void;
  readonly reset: () => void;
}

/** Actions by key; the dialog itself handles Escape. */
const KEYS: Readonly<Record<string, (actions: Actions) => void>> = {
  ArrowLeft: ({ step }) => step(-1),
  ArrowRight: ({ step }) => step(1),
  '+': ({ zoom }) => zoom(IMAGE_WHEEL_FACTOR),
  '-': ({ zoom }) => zoom(1 / IMAGE_WHEEL_FACTOR),
  '0': ({ reset }) => reset(),
};

/** Does what a key of the popup stands for. */
export function actOnKey(event: KeyboardEvent, actions: Actions): void {
  const act = KEYS[event.key];
  if (act === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  act(actions);
}
