import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Jobs_installation$key } from '#web/__generated__/Jobs_installation.graphql.ts';
import type { State } from '#web/features/moderation/lists/Badge.tsx';
import { Fact } from '#web/features/moderation/lists/Fact.tsx';
import { Line, Part } from './Part.tsx';

const FINE: State = { text: 'admin.system.fine', tone: 'good' };
const FAILING: State = { text: 'admin.system.failed', tone: 'bad' };
const OFF: State = { text: 'admin.system.off', tone: 'bad' };

/** The jobs that are not done, by their queues, and where mails go. */
export function Jobs({ installationKey }: { installationKey: Jobs_installation$key }) {
  const { queues, sendsMails } = useFragment(fragment, installationKey);
  const mailsFail = queues.some(({ queue, retrying }) => queue === 'mail' && retrying > 0);
  return (
    <>
      <Part text="admin.system.jobs">
        {queues.length === 0 && (
          <Line state={FINE}>
            <FormattedMessage id="admin.system.jobsNone" />
          </Line>
        )}
        {queues.map(({ queue, due, running, retrying, oldest }) => (
          <Line key={queue} name={queue} state={retrying > 0 ? FAILING : undefined}>
            <span>
              <FormattedMessage id="admin.system.jobCounts" values={{ due, running, retrying }} />
            </span>
            <Fact text="admin.system.oldest" time={oldest} />
          </Line>
        ))}
      </Part>
      <Part text="admin.system.mails">
        <Line state={sendsMails ? (mailsFail ? FAILING : FINE) : OFF}>
          <FormattedMessage id={sendsMails ? 'admin.system.mailsSent' : 'admin.system.mailsFiles'} />
        </Line>
      </Part>
    </>
  );
}

const fragment = graphql`
  fragment Jobs_installation on Installation {
    sendsMails
    queues {
      due
      oldest
      queue
      retrying
      running
    }
  }
`;
