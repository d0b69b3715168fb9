import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/buttons/Button.tsx';
import { CopyButton } from '#web/ui/buttons/CopyButton.tsx';
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
        <CopyButton text={text} label="tokens.copy" done="tokens.copied" failed="tokens.copyFailed" />
      </p>
      <p>
        <Button onClick={onClose}>
          <FormattedMessage id="tokens.stored" />
        </Button>
      </p>
    </>
  );
}
