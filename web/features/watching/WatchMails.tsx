import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { WatchMailsMutation } from '#web/__generated__/WatchMailsMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { userFault } from '#web/features/account/userRefusal.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { FaultText } from '#web/ui/forms/FaultText.tsx';

/** The button that turns the daily mails about watched places on or off. */
export function WatchMails({ isOn }: { isOn: boolean }) {
  const { run } = useOneAtATime();
  const [fault, setFault] = useState<Fault | null>(null);

  async function turn(): Promise<void> {
    const result = await perform<WatchMailsMutation>(setWatchMails, { input: { on: !isOn } });
    setFault(result.is === 'done' ? null : userFault(result, { problem: 'watch.failed' }));
  }

  return (
    <>
      <p>
        <OutlineButton onClick={() => void run(turn)}>
          <FormattedMessage id={isOn ? 'notices.mailsOff' : 'notices.mailsOn'} />
        </OutlineButton>
      </p>
      {fault && (
        <p role="alert">
          <FaultText fault={fault} />
        </p>
      )}
    </>
  );
}

const setWatchMails = graphql`
  mutation WatchMailsMutation($input: SetWatchMailsInput!) {
    setWatchMails(input: $input) {
      ... on SetWatchMailsPayload @alias(as: "done") {
        viewer {
          id
          watchMails
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
