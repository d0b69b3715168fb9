import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePendingEntries } from '#web/features/offline/outbox/pending.ts';
import { sendNow } from '#web/features/offline/outbox/start.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { focusContent } from '#web/navigation/focusContent.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { PendingRows } from './PendingRows.tsx';

/**
 * All of the user's pending entries, each with what can be done about it. Where there are none it is empty, but
 * announces that they are gone.
 */
export function PendingList() {
  return (
    <Suspense fallback={null}>
      <OwnTexts>
        <Pending />
      </OwnTexts>
    </Suspense>
  );
}

function Pending() {
  const entries = usePendingEntries();
  const [had, setHad] = useState(false);
  if (entries.length > 0 && !had) setHad(true);
  const mayBeSent = entries.some(({ problem }) => problem === null);
  return (
    // Empty it takes no room among the sections of the page.
    <section className={entries.length === 0 ? 'spoken' : undefined}>
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
      <PendingRows entries={entries} />
      {mayBeSent && (
        <OutlineButton
          onClick={() => {
            // The button is removed when all entries are sent.
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
