import { RefreshCw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { UpdateButtonMutation } from '#web/__generated__/UpdateButtonMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { adminFault } from '#web/features/moderation/adminRefusal.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import { useNotify } from '#web/ui/feedback/useNotify.ts';

/** Has the data brought up to date; what becomes of it stands among the imports. */
export function UpdateButton({ onDone }: { onDone: () => void }) {
  const notify = useNotify();
  const { isBusy, run } = useOneAtATime();
  async function start() {
    const result = await perform<UpdateButtonMutation>(mutation, {});
    if (result.is === 'done') onDone();
    notify(result.is === 'done' ? { id: 'admin.updateQueued' } : adminFault(result, { problem: 'admin.updateFailed' }));
  }
  return (
    <OutlineButton aria-disabled={isBusy} onClick={() => void run(start)}>
      <RefreshCw size={20} aria-hidden="true" />
      <FormattedMessage id="admin.update" />
    </OutlineButton>
  );
}

const mutation = graphql`
  mutation UpdateButtonMutation {
    startDataUpdate {
      ... on StartDataUpdatePayload @alias(as: "done") {
        isQueued
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
