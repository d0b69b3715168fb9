import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import type { DataSetState, Versions_query$key } from '#web/__generated__/Versions_query.graphql.ts';
import versionsPageQuery, { type VersionsPageQuery } from '#web/__generated__/VersionsPageQuery.graphql.ts';
import { Badge, type State } from '#web/features/moderation/lists/Badge.tsx';
import { Fact } from '#web/features/moderation/lists/Fact.tsx';
import { Rows } from '#web/features/moderation/lists/Rows.tsx';
import { counted } from './counted.ts';
import { RollBackButton } from './RollBackButton.tsx';
import { useFollowed } from './useFollowed.ts';
import rows from '#web/features/moderation/lists/Rows.module.css';

const STATES: Readonly<Record<string, State>> = {
  BUILDING: { text: 'admin.versionBuilding' },
  FAILED: { text: 'admin.versionFailed', tone: 'bad' },
  HELD: { text: 'admin.versionHeld' },
  LIVE: { text: 'admin.versionLive', tone: 'good' },
  PREVIOUS: { text: 'admin.versionPrevious' },
  RETIRED: { text: 'admin.versionRetired' },
} satisfies Record<Exclude<DataSetState, '%future added value'>, State>;

const PAGE = 5;

interface Props {
  readonly queryKey: Versions_query$key;
  /** How many changes the admin has asked for. */
  readonly changes: number;
  /** Called when the admin has asked for one more. */
  readonly onChange: () => void;
}

/** Versions of the data set, the newest first; one is live, and one can be rolled back to. */
export function Versions({ queryKey, changes, onChange }: Props) {
  const { data, ...pages } = usePaginationFragment<VersionsPageQuery, Versions_query$key>(queryFragment, queryKey);
  const versions = data.dataSets?.edges.map(({ node }) => node) ?? [];
  useFollowed<VersionsPageQuery>({
    query: versionsPageQuery,
    variables: { count: Math.max(versions.length, PAGE) },
    changes,
    isMoving: versions.some(({ state }) => state === 'BUILDING'),
  });
  return (
    <Rows
      rows={versions.map(({ version, state, reason, placeCount, created, published }) => (
        <li key={version} className={rows.row}>
          <div className={rows.head}>
            <strong>
              <FormattedMessage id="admin.version" values={{ version: String(version) }} />
            </strong>
            <Badge state={STATES[state]} />
          </div>
          <div className={rows.facts}>
            <span>
              <FormattedMessage id="admin.places" values={counted(placeCount)} />
            </span>
            <Fact text="admin.begun" time={created} />
            <Fact text="admin.published" time={published} />
            <span>
              <FormattedMessage id="admin.because" values={{ reason }} />
            </span>
          </div>
          {state === 'LIVE' && versions.some((other) => other.state === 'PREVIOUS') && (
            <div className={rows.ways}>
              <RollBackButton version={version} onDone={onChange} />
            </div>
          )}
        </li>
      ))}
      pages={pages}
    />
  );
}

const queryFragment = graphql`
  fragment Versions_query on Query
  @refetchable(queryName: "VersionsPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" }) {
    dataSets(first: $count, after: $cursor) @connection(key: "Versions_dataSets") {
      edges {
        node {
          version
          state
          reason
          placeCount
          created
          published
        }
      }
    }
  }
`;
