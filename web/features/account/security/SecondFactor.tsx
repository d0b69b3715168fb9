import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SecondFactorQuery } from '#web/__generated__/SecondFactorQuery.graphql.ts';
import { loadViewer } from '#web/features/account/session.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { Notice } from '#web/ui/layout/Notice.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RenewDialog } from './RenewDialog.tsx';
import { SetupDialog } from './SetupDialog.tsx';
import styles from './SecondFactor.module.css';

type Asked = 'setup' | 'renew' | 'remove';

/** The second factor of the user's account: whether it is in use, and the ways to change that. */
export function SecondFactor({ fetchKey }: { fetchKey: number }) {
  const [changes, setChanges] = useState(0);
  const [asked, ask] = useState<Asked | null>(null);
  const { viewer } = useLazyLoadQuery<SecondFactorQuery>(
    secondFactorQuery,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${fetchKey} ${changes}` },
  );
  if (!viewer) return null;
  const { hasSecondFactor: isOn, needsSecondFactor, recoveryCodesLeft } = viewer;
  const close = () => ask(null);
  const changed = () => {
    setChanges(changes + 1);
    // An admin gets their rights with it.
    void loadViewer();
  };
  return (
    <>
      {needsSecondFactor && (
        <Notice kind="warning">
          <FormattedMessage id="secondFactor.needed" tagName="p" />
        </Notice>
      )}
      <p>
        <FormattedMessage id={isOn ? 'secondFactor.on' : 'secondFactor.off'} values={{ count: recoveryCodesLeft }} />
      </p>
      <Ways isOn={isOn} ask={ask} />
      {asked === 'setup' && <SetupDialog withCode={isOn} onChanged={changed} onClose={close} />}
      {asked === 'renew' && <RenewDialog onChanged={changed} onClose={close} />}
      {asked === 'remove' && <RemoveDialog onChanged={changed} onClose={close} />}
    </>
  );
}

function Ways({ isOn, ask }: { isOn: boolean; ask: (asked: Asked) => void }) {
  return (
    <div className={styles.ways}>
      <OutlineButton onClick={() => ask('setup')}>
        <FormattedMessage id={isOn ? 'secondFactor.replace' : 'secondFactor.turnOn'} />
      </OutlineButton>
      {isOn && (
        <>
          <OutlineButton onClick={() => ask('renew')}>
            <FormattedMessage id="secondFactor.renew" />
          </OutlineButton>
          <OutlineButton isDangerous onClick={() => ask('remove')}>
            <FormattedMessage id="secondFactor.turnOff" />
          </OutlineButton>
        </>
      )}
    </div>
  );
}

const secondFactorQuery = graphql`
  query SecondFactorQuery {
    viewer {
      id
      hasSecondFactor
      needsSecondFactor
      recoveryCodesLeft
    }
  }
`;
