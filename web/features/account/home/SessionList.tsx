import { Laptop, Smartphone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { formatDate, formatTime } from '#common/format.ts';
import type { SessionListMutation } from '#web/__generated__/SessionListMutation.graphql.ts';
import type { SessionListQuery } from '#web/__generated__/SessionListQuery.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { loadViewer, sessionEnded } from '#web/features/account/session.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import styles from './SessionList.module.css';

type Session = NonNullable<SessionListQuery['response']['viewer']>['sessions'][number];

/**
 * The user's sessions; every other session can be ended from here. Where this one has ended meanwhile, the viewer is
 * loaded anew.
 */
export function SessionList({ fetchKey }: { fetchKey: number }) {
  const { viewer } = useLazyLoadQuery<SessionListQuery>(
    graphql`
      query SessionListQuery {
        viewer {
          id
          sessions {
            id
            sessionId
            agent
            lastSeen
            isCurrent
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const isGone = viewer === null;
  useEffect(() => {
    if (isGone) void loadViewer();
  }, [isGone]);
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} className={styles.sessions} tabIndex={-1}>
      {viewer?.sessions.map((session) => (
        <SessionRow key={session.id} session={session} onRevoked={() => list.current?.focus()} />
      ))}
    </ul>
  );
}

/** Ends another session of the user; a notice says whether that succeeded. */
function useRevoke(sessionId: Session['sessionId'], onRevoked: () => void) {
  const { isBusy, run } = useOneAtATime();
  async function revoke() {
    const result = await perform<SessionListMutation>(revokeSession, { input: { sessionId } });
    // This persisted mutation spreads no `refusal_error`: its payload and its errors arrive as the answer itself.
    const answer = result.is === 'other' ? result.answer : null;
    const isRevoked = answer?.__typename === 'RevokeSessionPayload';
    if (answer?.__typename === 'NotAuthorizedError') sessionEnded(answer.reason);
    else showToast(isRevoked ? 'sessions.revoked' : 'sessions.revokeFailed');
    if (isRevoked) onRevoked();
  }

  return { isBusy, revoke: () => run(revoke) };
}

function SessionRow({
  session: { sessionId, agent, lastSeen, isCurrent },
  onRevoked,
}: {
  session: Session;
  onRevoked: () => void;
}) {
  const intl = useIntl();
  const { isBusy, revoke } = useRevoke(sessionId, onRevoked);
  const name = agent === '' ? intl.formatMessage({ id: 'sessions.unknown' }) : agent;
  const Glyph = /Android|iOS|iPhone|iPad/.test(agent) ? Smartphone : Laptop;
  const used = new Date(lastSeen);

  return (
    <li className={styles.session}>
      <Glyph size={24} aria-hidden="true" />
      <p>
        <strong>{name}</strong>
        <span>
          {isCurrent ? (
            <FormattedMessage id="sessions.current" />
          ) : (
            <FormattedMessage id="sessions.used" values={{ date: formatDate(used), time: formatTime(used) }} />
          )}
        </span>
      </p>
      {!isCurrent && (
        <OutlineButton
          aria-disabled={isBusy}
          aria-label={intl.formatMessage({ id: 'sessions.revokeNamed' }, { name })}
          onClick={() => void revoke()}
        >
          <FormattedMessage id="sessions.revoke" />
        </OutlineButton>
      )}
    </li>
  );
}

const revokeSession = graphql`
  mutation SessionListMutation($input: RevokeSessionInput!) {
    revokeSession(input: $input) {
      __typename
      ... on RevokeSessionPayload {
        viewer {
          id
          sessions {
            id
          }
        }
      }
      ... on NotAuthorizedError {
        reason
      }
    }
  }
`;
