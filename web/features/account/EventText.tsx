import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { formatDate, formatTime } from '#common/format.ts';
import type { EventText_event$key } from '#web/__generated__/EventText_event.graphql.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { EVENT_WORDS } from './securityWords.ts';

const BY: Readonly<Record<string, MessageId>> = {
  ADMIN: 'security.byAdmin',
  COMMAND_LINE: 'security.byOperator',
  ISSUER: 'security.byIssuer',
};

/** What happened to an account, and when, in which browser or by whom. */
export function EventText({ eventKey }: { eventKey: EventText_event$key }) {
  const intl = useIntl();
  const { agent, by, created, kind, role, times } = useFragment(eventFragment, eventKey);
  const words = kind ? EVENT_WORDS[kind] : undefined;
  const who = by ? BY[by] : undefined;
  const at = new Date(created);
  return (
    <p>
      <strong>{words && <FormattedMessage id={words} values={{ role: role ?? 'none', count: times }} />}</strong>{' '}
      <span>
        {[
          intl.formatMessage({ id: 'security.at' }, { date: formatDate(at), time: formatTime(at) }),
          agent,
          who === undefined ? '' : intl.formatMessage({ id: who }),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </span>
    </p>
  );
}

const eventFragment = graphql`
  fragment EventText_event on AccountEvent {
    agent
    by
    created
    kind
    role
    times
  }
`;
