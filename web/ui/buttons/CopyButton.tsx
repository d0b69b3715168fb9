import { Copy } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#web/i18n/messages.ts';
import { copy } from './copy.ts';
import { OutlineButton } from './OutlineButton.tsx';

interface Props {
  readonly text: string;
  readonly label: MessageId;
  /** What is said when it was copied, and when the browser refused. */
  readonly done: MessageId;
  readonly failed: MessageId;
}

/** Copies a text, and says beside the button whether that worked: notices of the page lie under a dialog. */
export function CopyButton({ text, label, done, failed }: Props) {
  const [result, setResult] = useState<{ readonly text: string; readonly isDone: boolean } | null>(null);
  return (
    <span>
      <OutlineButton
        onClick={() => {
          // The same words again would not be read out.
          setResult(null);
          void copy(text).then((isDone) => setResult({ text, isDone }));
        }}
      >
        <Copy size={20} aria-hidden="true" />
        <FormattedMessage id={label} />
      </OutlineButton>{' '}
      <span role="status">{result?.text === text && <FormattedMessage id={result.isDone ? done : failed} />}</span>
    </span>
  );
}
