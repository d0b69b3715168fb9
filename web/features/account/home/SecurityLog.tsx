import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SecurityLogQuery } from '#web/__generated__/SecurityLogQuery.graphql.ts';
import { EventText } from '#web/features/account/EventText.tsx';
import { takeFocus } from '#web/ui/layout/takeFocus.ts';
import styles from './SecurityLog.module.css';

/** The newest events of the user's account; the download of one's data has all of them. */
export function SecurityLog({ fetchKey }: { fetchKey: number }) {
  const { viewer } = useLazyLoadQuery<SecurityLogQuery>(
    graphql`
      query SecurityLogQuery {
        viewer {
          id
          securityEvents(first: 20) {
            edges {
              node {
                eventId
                kind
                ...EventText_event
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return (
    <ul ref={takeFocus} className={styles.events} tabIndex={-1}>
      {viewer?.securityEvents.edges.map(({ node }) => (
        <li key={node.eventId}>
          <EventText eventKey={node} />
        </li>
      ))}
    </ul>
  );
}
