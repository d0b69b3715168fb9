import { type RefObject, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '#web/data/storage.ts';

const KEY = 'admin.keys';
const OFF = 'off';

export interface QueueActions {
  readonly next: () => void;
  readonly previous: () => void;
  readonly approve: () => void;
  readonly reject: () => void;
  readonly cover: () => void;
  readonly select: (isRange: boolean) => void;
  readonly clear: () => void;
  readonly help: () => void;
}

/** The keys of each action. */
export const QUEUE_KEYS = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  approve: ['a'],
  reject: ['r'],
  cover: ['c'],
  select: ['x'],
  clear: ['Escape'],
  help: ['?'],
} as const satisfies Record<keyof QueueActions, readonly string[]>;

/** Actions that repeat while a key is held down; a decision needs one press each. */
const HELD: readonly (keyof QueueActions)[] = ['next', 'previous'];

const ACTIONS = Object.entries(QUEUE_KEYS).flatMap(([action, keys]) => keys.map((key) => [key, action] as const));

export interface QueueKeys {
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/**
 * Acts on single keys anywhere on the page, but not while a field has the focus or a dialog is open. Users can turn
 * them off (WCAG 2.1.4). Arrows scroll the page unless a row of the list has the focus.
 */
export function useQueueKeys(actions: QueueActions, list: RefObject<HTMLElement | null>): QueueKeys {
  const [isOn, setOn] = useState(() => readStored(KEY) !== OFF);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, shiftKey, repeat } = event;
      const action = actionOf(key.length === 1 ? key.toLowerCase() : key);
      if (
        action === null ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isTaken(target)
      )
        return;
      const isInList = target instanceof Element && list.current?.contains(target) === true;
      if (key.startsWith('Arrow') && !isInList) return;
      event.preventDefault();
      if (!repeat || HELD.includes(action)) latest.current[action](shiftKey);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, list]);
  function set(next: boolean) {
    writeStored(KEY, next ? '' : OFF);
    setOn(next);
  }
  return { isOn, set };
}

function actionOf(key: string): keyof QueueActions | null {
  const [, action] = ACTIONS.find(([one]) => one === key) ?? [];
  return action === undefined ? null : isAction(action) ? action : null;
}

function isAction(name: string): name is keyof QueueActions {
  return Object.hasOwn(QUEUE_KEYS, name);
}

/** Whether a field or an open dialog handles the key itself. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null
  );
}
