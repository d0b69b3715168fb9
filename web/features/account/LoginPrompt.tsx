import { LogIn } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatPage } from '#common/urls/pageLocation.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import buttonStyles from '#web/ui/buttons/Button.module.css';
import styles from './LoginPrompt.module.css';

/** Asks the visitor to log in for something (SPEC §6): `text` says what for, in one sentence. */
export function LoginPrompt({ text }: { text: MessageId }) {
  const sentence = useId();
  return (
    <div className={styles.prompt}>
      <p id={sentence}>
        <FormattedMessage id={text} />
      </p>
      <Link
        className={buttonStyles.button}
        to={formatPage({ tab: 'home', language: null })}
        aria-describedby={sentence}
      >
        <LogIn size={20} aria-hidden="true" />
        <FormattedMessage id="login.open" />
      </Link>
    </div>
  );
}
