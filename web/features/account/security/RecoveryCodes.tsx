import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/buttons/Button.tsx';
import { CopyButton } from '#web/ui/buttons/CopyButton.tsx';
import { Notice } from '#web/ui/layout/Notice.tsx';
import styles from './SecondFactor.module.css';

interface Props {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onClose }: Props) {
  return (
    <>
      <Notice kind="done" isNews>
        <FormattedMessage id="recovery.text" tagName="p" />
      </Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        <CopyButton text={codes.join('\n')} label="recovery.copy" done="recovery.copied" failed="recovery.copyFailed" />
      </p>
      <p>
        <Button onClick={onClose}>
          <FormattedMessage id="recovery.stored" />
        </Button>
      </p>
    </>
  );
}
