import { Copy } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Notice } from '#web/ui/layout/Notice.tsx';
import styles from './AccessTokens.module.css';

interface Props {
  readonly text: string;
  readonly onClose: () => void;
}

/** The text of a new token, which is shown this once. */
export function NewToken({ text, onClose }: Props) {
  return (
    <>
      <Notice kind="done" isNews>
        <FormattedMessage id="tokens.made" tagName="p" />
      </Notice>
      <p>
        <code className={styles.text}>{text}</code>
      </p>
      <p>
        <OutlineButton onClick={() => void copy(text)}>
          <Copy size={20} aria-hidden="true" />
          <FormattedMessage id="tokens.copy" />
        </OutlineButton>
      </p>
      <p>
        <Button onClick={onClose}>
          <FormattedMessage id="tokens.stored" />
        </Button>
      </p>
    </>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('tokens.copied');
  } catch {
    showToast('tokens.copyFailed');
  }
}
