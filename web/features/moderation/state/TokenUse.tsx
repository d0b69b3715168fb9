import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { TokenUse_installation$key } from '#web/__generated__/TokenUse_installation.graphql.ts';
import { Line, Part } from './Part.tsx';

/** The users whose programs have made the most calls in the last month. */
export function TokenUse({ installationKey }: { installationKey: TokenUse_installation$key }) {
  const { busiestTokenOwners } = useFragment(
    graphql`
      fragment TokenUse_installation on Installation {
        busiestTokenOwners {
          calls
          username
        }
      }
    `,
    installationKey,
  );
  return (
    <Part text="admin.system.tokens">
      {busiestTokenOwners.length === 0 && (
        <Line>
          <FormattedMessage id="admin.system.tokensNone" />
        </Line>
      )}
      {busiestTokenOwners.map(({ username, calls }) => (
        <Line key={username} name={username}>
          <FormattedMessage id="admin.system.tokenCalls" values={{ count: calls }} />
        </Line>
      ))}
    </Part>
  );
}
