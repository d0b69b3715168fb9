import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { formatDecimal } from '#common/format.ts';
import type { ImportRuns_query$key } from '#web/__generated__/ImportRuns_query.graphql.ts';
import importRunsPageQuery, { type ImportRunsPageQuery } from '#web/__generated__/ImportRunsPageQuery.graphql.ts';
import { Badge } from '#web/features/moderation/lists/Badge.tsx';
import { Fact } from '#web/features/moderation/lists/Fact.tsx';
import { Rows } from '#web/features/moderation/lists/Rows.tsx';
import { RUN_STATES } from './runStates.ts';
import { StopButton } from './StopButton.tsx';
import { useFollowed } from './useFollowed.ts';
import rows from '#web/features/moderation/lists/Rows.module.css';

const PAGE = 10;

interface Props {
  readonly queryKey: ImportRuns_query$key;
  /** How many changes the admin has asked for. */
  readonly changes: number;
  /** Called when the admin has asked for one more. */
  readonly onChange: () => void;
}

/** The runs of imports, the newest first: the source, state, dates, message and counts of each. */
export function ImportRuns({ queryKey, changes, onChange }: Props) {
  const { data, ...pages } = usePaginationFragment<ImportRunsPageQuery, ImportRuns_query$key>(queryFragment, queryKey);
  const runs = data.importRuns?.edges.map(({ node }) => node) ?? [];
  useFollowed<ImportRunsPageQuery>({
    query: importRunsPageQuery,
    variables: { count: Math.max(runs.length, PAGE) },
    changes,
    isMoving: runs.some(({ state }) => state === 'RUNNING'),
  });
  return (
    <Rows
      rows={runs.map(({ runId, source, state, dataDate, counts, message, started, finished, version }) => (
        <li key={runId} className={rows.row}>
          <div className={rows.head}>
            <strong>{source}</strong>
            <Badge state={RUN_STATES[state]} />
          </div>
          <div className={rows.facts}>
            <Fact text="admin.begun" time={started} />
            <Fact text="admin.finished" time={finished} />
            <Fact text="admin.dataOf" time={dataDate} dayOnly />
            {typeof version === 'number' && (
              <span>
                <FormattedMessage id="admin.version" values={{ version: String(version) }} />
              </span>
            )}
          </div>
          {message && <p className={rows.text}>{message}</p>}
          {counts.length > 0 && <Counts counts={counts} />}
          {state === 'RUNNING' && (
            <div className={rows.ways}>
              <StopButton onDone={onChange} />
            </div>
          )}
        </li>
      ))}
      pages={pages}
    />
  );
}

/** What a run counted, folded away. */
function Counts({ counts }: { counts: readonly { readonly name: string; readonly count: number }[] }) {
  return (
    <details>
      <summary>
        <FormattedMessage id="admin.counts" />
      </summary>
      <ul className={rows.facts}>
        {counts.map(({ name, count }) => (
          <li key={name}>
            {name}: {formatDecimal(count, 0)}
          </li>
        ))}
      </ul>
    </details>
  );
}

const queryFragment = graphql`
  fragment ImportRuns_query on Query
  @refetchable(queryName: "ImportRunsPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    importRuns(first: $count, after: $cursor) @connection(key: "ImportRuns_importRuns") {
      edges {
        node {
          runId
          source
          state
          dataDate
          counts {
            name
            count
          }
          message
          started
          finished
          version
        }
      }
    }
  }
`;
