import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Imports_installation$key } from '#web/__generated__/Imports_installation.graphql.ts';
import { RUN_STATES } from '#web/features/moderation/dataSets/runStates.ts';
import { Fact } from '#web/features/moderation/lists/Fact.tsx';
import { Line, Part } from './Part.tsx';

/** The latest import of each source. */
export function Imports({ installationKey }: { installationKey: Imports_installation$key }) {
  const { imports } = useFragment(fragment, installationKey);
  return (
    <Part text="admin.system.imports">
      {imports.length === 0 && (
        <Line>
          <FormattedMessage id="admin.system.importsNone" />
        </Line>
      )}
      {imports.map(({ source, state, started, finished, published }) => (
        <Line key={source} name={source} state={RUN_STATES[state]}>
          <Fact text="admin.begun" time={started} />
          <Fact text="admin.finished" time={finished} />
          {published !== finished && <Fact text="admin.system.published" time={published} />}
        </Line>
      ))}
    </Part>
  );
}

const fragment = graphql`
  fragment Imports_installation on Installation {
    imports {
      finished
      published
      source
      started
      state
    }
  }
`;
