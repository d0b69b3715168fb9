import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#web/i18n/messages.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
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
const ACTIONS: readonly (keyof QueueActions)[] = [
  'next',
  'previous',
  'approve',
  'reject',
  'cover',
  'select',
  'clear',
  'help',
];

/** The keys with their actions, and a switch that turns them off. */
export function KeysHelp({ onClose, keys }: { onClose: () => void; keys: QueueKeys }) {
  return (
    <OpenDialog title={<FormattedMessage id="admin.keys" />} onClose={onClose}>
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
      <OutlineButton onClick={onClose}>
        <FormattedMessage id="admin.close" />
      </OutlineButton>
    </OpenDialog>
  );
}
