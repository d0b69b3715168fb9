import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Backups_installation$key } from '#web/__generated__/Backups_installation.graphql.ts';
import type { State } from '#web/features/moderation/lists/Badge.tsx';
import { Fact } from '#web/features/moderation/lists/Fact.tsx';
import { sizeWords } from '#web/i18n/sizeWords.ts';
import { backupState } from './judge.ts';
import { Line, Part } from './Part.tsx';
import { UNITS } from './units.ts';

const STATES = {
  failed: { text: 'admin.system.failed', tone: 'bad' },
  late: { text: 'admin.system.late', tone: 'bad' },
  fine: { text: 'admin.system.fine', tone: 'good' },
} as const satisfies Record<ReturnType<typeof backupState>, State>;

const OFF: State = { text: 'admin.system.off', tone: 'bad' };

/** When the latest backups were made, and whether any is made by itself. */
export function Backups({ installationKey, now }: { installationKey: Backups_installation$key; now: number }) {
  const intl = useIntl();
  const { backsUp, backups } = useFragment(fragment, installationKey);
  const { finished, failed, bytes } = backups;
  return (
    <Part text="admin.system.backup">
      <Line state={backsUp ? STATES[backupState({ finished, failed }, now)] : OFF}>
        {!backsUp && (
          <span>
            <FormattedMessage id="admin.system.backupOff" />
          </span>
        )}
        {finished == null && (
          <span>
            <FormattedMessage id="admin.system.backupNone" />
          </span>
        )}
        <Fact text="admin.system.backupLast" time={finished} />
        {bytes != null && (
          <span>
            <FormattedMessage id="admin.system.backupSize" values={{ size: sizeWords(intl, bytes, UNITS) }} />
          </span>
        )}
        <Fact text="admin.system.backupFailed" time={failed} />
      </Line>
    </Part>
  );
}

const fragment = graphql`
  fragment Backups_installation on Installation {
    backsUp
    backups {
      bytes
      failed
      finished
    }
  }
`;
