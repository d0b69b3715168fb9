import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { copy } from '#web/features/detail/share.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';

/** Copies a text, and says beside the button whether that worked: notices of the page lie under the dialog. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: MessageId }) {
  const [result, setResult] = useState<{ readonly text: string; readonly done: boolean } | null>(null);
  return (
    <span>
      <OutlineButton onClick={() => void copy(text).then((done) => setResult({ text, done }))}>
        <FormattedMessage id={label} />
      </OutlineButton>{' '}
      <span role="status">
        {result?.text === text && <FormattedMessage id={result.done ? 'embed.copied' : 'embed.copyFailed'} />}
      </span>
    </span>
  );
}
