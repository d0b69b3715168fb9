import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { OutlineButton } from '#web/components/account/OutlineButton.tsx';
import dialogStyles from '#web/components/feedback/Dialog.module.css';
import type { MessageId } from '#web/i18n/messages.ts';
import { QUEUE_KEYS, type QueueActions, type QueueKeys } from './useQueueKeys.ts';
import styles from './KeysHelp.module.css';

const WORDS = {
  next: 'admin.key.next',
  previous: 'admin.key.previous',
  approve: 'admin.key.approve',
  reject: 'admin.key.reject',
  cover: 'admin.key.cover',
  select: 'admin.key.select',
  clear: 'admin.key.clear',
  help: 'admin.key.help',
} as const satisfies Record<keyof QueueActions, MessageId>;

const GLYPHS: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' };
const ACTIONS: readonly (keyof QueueActions)[] = ['next', 'previous', 'approve', 'reject', 'cover', 'select', 'clear', 'help'];

/** Which key does what, and whether any does. */
export function KeysHelp({ isOpen, onClose, keys }: { isOpen: boolean; onClose: () => void; keys: QueueKeys }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>
        <FormattedMessage id="admin.keys" />
      </h2>
      <dl className={styles.keys}>
        {ACTIONS.map((action) => (
          <div key={action}>
            <dt>
              {QUEUE_KEYS[action].map((key) => (
                <kbd key={key}>{GLYPHS[key] ?? key}</kbd>
              ))}
            </dt>
            <dd>
              <FormattedMessage id={WORDS[action]} />
            </dd>
          </div>
        ))}
      </dl>
      <label className={styles.choice}>
        <input type="checkbox" checked={keys.isOn} onChange={(event) => keys.set(event.target.checked)} />
        <FormattedMessage id="admin.keysOn" />
      </label>
      <OutlineButton onClick={() => dialog.current?.close()}>
        <FormattedMessage id="admin.close" />
      </OutlineButton>
    </dialog>
  );
}
