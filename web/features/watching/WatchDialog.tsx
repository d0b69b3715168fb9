import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { WatchDialogQuery } from '#web/__generated__/WatchDialogQuery.graphql.ts';
import { useOwnEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { LoginPrompt } from '#web/features/account/LoginPrompt.tsx';
import { useViewer } from '#web/features/account/viewer.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { useFocusIfLost } from '#web/ui/layout/useFocusIfLost.ts';
import { NoticesHere } from './NoticesHere.tsx';
import { useWatching } from './watching.ts';
import styles from './Watching.module.css';

interface Props {
  readonly id: AttractionId;
  readonly onClose: () => void;
}

/** Begins or ends watching a place, and says how the user is notified; a visitor is asked to log in (SPEC §6). */
export function WatchDialog(props: Props) {
  return (
    <OwnTexts>
      <WatchOrLogin {...props} />
    </OwnTexts>
  );
}

function WatchOrLogin({ id, onClose }: Props) {
  const viewer = useViewer();
  const environment = useOwnEnvironment();
  const [tries, setTries] = useState(0);
  return (
    <OpenDialog title={<FormattedMessage id="watch.open" />} onClose={onClose}>
      {viewer === null ? (
        <LoginPrompt text="watch.login" />
      ) : (
        <RelayEnvironmentProvider environment={environment}>
          <ContentBoundary resetKey={tries} onRetry={() => setTries(tries + 1)}>
            <Suspense fallback={null}>
              <Watching id={id} fetchKey={tries} />
            </Suspense>
          </ContentBoundary>
        </RelayEnvironmentProvider>
      )}
      <p>
        <OutlineButton onClick={onClose}>
          <FormattedMessage id="report.close" />
        </OutlineButton>
      </p>
    </OpenDialog>
  );
}

function Watching({ id, fetchKey }: { id: AttractionId; fetchKey: number }) {
  const { viewer } = useLazyLoadQuery<WatchDialogQuery>(
    watchDialogQuery,
    { id },
    { fetchPolicy: 'network-only', fetchKey },
  );
  const { isWatching, isBusy, fault, change } = useWatching(id, viewer?.isWatching === true);
  const button = useFocusIfLost<HTMLButtonElement>(isWatching);
  return (
    <div className={styles.watching}>
      <p role="status">
        <FormattedMessage id={isWatching ? 'watch.watching' : 'watch.about'} />
      </p>
      <p>
        {isWatching ? (
          <OutlineButton ref={button} aria-disabled={isBusy} onClick={() => void change(false)}>
            <FormattedMessage id="watch.stop" />
          </OutlineButton>
        ) : (
          <Button ref={button} aria-disabled={isBusy} onClick={() => void change(true)}>
            <FormattedMessage id="watch.start" />
          </Button>
        )}
      </p>
      {fault && (
        <p role="alert">
          <FaultText fault={fault} />
        </p>
      )}
      {isWatching && <NoticesHere hasMails={viewer?.watchMails !== false} />}
    </div>
  );
}

const watchDialogQuery = graphql`
  query WatchDialogQuery($id: AttractionId!) {
    viewer {
      id
      isWatching(attraction: $id)
      watchMails
    }
  }
`;
