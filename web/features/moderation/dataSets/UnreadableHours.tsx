import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { UnreadableHoursQuery } from '#web/__generated__/UnreadableHoursQuery.graphql.ts';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { counted } from './counted.ts';
import rows from '#web/features/moderation/lists/Rows.module.css';

/** Opening hours that the library cannot read, each with a place that has them. */
export function UnreadableHours({ fetchKey }: SectionProps) {
  const { unreadableHours } = useLazyLoadQuery<UnreadableHoursQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  if (unreadableHours?.length === 0) return <FormattedMessage id="admin.shown" values={{ count: 0 }} />;
  return (
    <ul className={rows.rows}>
      {unreadableHours?.map(({ hours, places, exampleId, exampleName }) => (
        <li key={hours} className={rows.row}>
          <div className={rows.head}>
            <strong>{hours}</strong>
            <span>
              <FormattedMessage id="admin.places" values={counted(places)} />
            </span>
          </div>
          <div className={rows.facts}>
            <Link to={pathOf('place', { screen: 'attraction', id: exampleId })}>{exampleName}</Link>
          </div>
        </li>
      ))}
    </ul>
  );
}

const query = graphql`
  query UnreadableHoursQuery {
    unreadableHours {
      hours
      places
      exampleId
      exampleName
    }
  }
`;
