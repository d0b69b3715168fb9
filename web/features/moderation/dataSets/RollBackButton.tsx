import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { RollBackButtonMutation } from '#web/__generated__/RollBackButtonMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { adminRefusal } from '#web/features/moderation/adminRefusal.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/feedback/useNotify.ts';

interface Props {
  /** The live version. */
  readonly version: number;
  /** Called when it has been queued. */
  readonly onDone: () => void;
}

/** Has the version before the live one made live again, once that was asked in a dialog. */
export function RollBackButton({ version, onDone }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <OutlineButton onClick={() => setAsked(true)}>
        <Undo2 size={20} aria-hidden="true" />
        <FormattedMessage id="admin.rollBack" />
      </OutlineButton>
      {isAsked && <RollBackDialog version={version} onDone={onDone} onClose={() => setAsked(false)} />}
    </>
  );
}

const TEXTS: Parameters<typeof adminRefusal>[1] = {
  invalid: (_parameter, detail) => (detail === 'importing' ? { failure: { id: 'admin.rollBackWaits' } } : null),
  problem: 'admin.rollBackFailed',
};

function RollBackDialog({ version, onDone, onClose }: Props & { readonly onClose: () => void }) {
  const notify = useNotify();
  return (
    <ConfirmDialog
      title={<FormattedMessage id="admin.rollBackQuestion" />}
      text={<FormattedMessage id="admin.rollBackText" values={{ version: String(version) }} />}
      submit="admin.rollBack"
      problem="admin.rollBackFailed"
      send={async () => {
        const result = await perform<RollBackButtonMutation>(mutation, { input: { version } });
        if (result.is !== 'done') return adminRefusal(result, TEXTS);
        onClose();
        onDone();
        notify({ id: 'admin.rollBackQueued' });
        return null;
      }}
      onClose={onClose}
    />
  );
}

const mutation = graphql`
  mutation RollBackButtonMutation($input: RollBackDataSetInput!) {
    rollBackDataSet(input: $input) {
      ... on RollBackDataSetPayload @alias(as: "done") {
        isQueued
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
