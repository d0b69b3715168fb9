import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Sizes_installation$key } from '#web/__generated__/Sizes_installation.graphql.ts';
import type { State } from '#web/features/moderation/lists/Badge.tsx';
import { sizeWords } from '#web/i18n/sizeWords.ts';
import { isCrowded, isLow } from './judge.ts';
import { Line, Part } from './Part.tsx';
import { UNITS } from './units.ts';

const FINE: State = { text: 'admin.system.fine', tone: 'good' };
const LOW: State = { text: 'admin.system.low', tone: 'bad' };
const CROWDED: State = { text: 'admin.system.crowded', tone: 'bad' };

/** The room on the disk; the size and the connections of the database. */
export function Sizes({ installationKey }: { installationKey: Sizes_installation$key }) {
  const intl = useIntl();
  const { disk, database } = useFragment(fragment, installationKey);
  const words = (bytes: number) => sizeWords(intl, bytes, UNITS);
  const { version, bytes, connections, maxConnections } = database;
  return (
    <>
      <Part text="admin.system.disk">
        {disk ? (
          <Line state={isLow(disk) ? LOW : FINE}>
            <FormattedMessage id="admin.system.room" values={{ free: words(disk.free), total: words(disk.total) }} />
          </Line>
        ) : (
          <Line>
            <FormattedMessage id="admin.system.roomUnknown" />
          </Line>
        )}
      </Part>
      <Part text="admin.system.database">
        <Line state={isCrowded(connections, maxConnections) ? CROWDED : FINE}>
          <FormattedMessage
            id="admin.system.databaseFacts"
            values={{ version, size: words(bytes), open: connections, max: maxConnections }}
          />
        </Line>
      </Part>
    </>
  );
}

const fragment = graphql`
  fragment Sizes_installation on Installation {
    disk {
      free
      total
    }
    database {
      bytes
      connections
      maxConnections
      version
    }
  }
`;
