import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useWaiting } from '#web/features/offline/outbox/outbox.ts';
import { sendNow } from '#web/features/offline/outbox/start.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { focusContent } from '#web/navigation/focusContent.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { WaitingRows } from './WaitingRows.tsx';

/** All that a user has done and that has not arrived, with what can be done about it; nothing where nothing waits, but that it has gone is said. */
export function WaitingList() {
  return (
    <Suspense fallback={null}>
      <OwnTexts>
        <Waiting />
      </OwnTexts>
    </Suspense>
  );
}

function Waiting() {
  const entries = useWaiting();
  const [had, setHad] = useState(false);
  if (entries.length > 0 && !had) setHad(true);
  const mayBeSent = entries.some(({ problem }) => problem === null);
  return (
    <section>
      {entries.length > 0 && (
        <>
          <h2>
            <FormattedMessage id="outbox.title" />
          </h2>
          <p>
            <FormattedMessage id="outbox.intro" />
          </p>
        </>
      )}
      <p role="status" className="spoken">
        {had && <FormattedMessage id="outbox.count" values={{ count: entries.length }} />}
      </p>
      <WaitingRows entries={entries} />
      {mayBeSent && (
        <OutlineButton
          onClick={() => {
            // The button goes when all has been sent.
            focusContent();
            sendNow();
          }}
        >
          <FormattedMessage id="outbox.retry" />
        </OutlineButton>
      )}
    </section>
  );
}
