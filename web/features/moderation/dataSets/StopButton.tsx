import { CircleStop } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { StopButtonMutation } from '#web/__generated__/StopButtonMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { adminFault } from '#web/features/moderation/adminRefusal.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import { useNotify } from '#web/ui/feedback/useNotify.ts';

/** Stops the import that runs; what was public stays as it was. */
export function StopButton({ onDone }: { onDone: () => void }) {
  const notify = useNotify();
  const { isBusy, run } = useOneAtATime();
  async function stop() {
    const result = await perform<StopButtonMutation>(mutation, {});
    if (result.is === 'done') onDone();
    notify(result.is === 'done' ? { id: 'admin.stopImportDone' } : adminFault(result, STOP_FAILED));
  }
  return (
    <OutlineButton isDangerous aria-disabled={isBusy} onClick={() => void run(stop)}>
      <CircleStop size={20} aria-hidden="true" />
      <FormattedMessage id="admin.stopImport" />
    </OutlineButton>
  );
}

const STOP_FAILED = { problem: 'admin.stopImportFailed' } as const;

const mutation = graphql`
  mutation StopButtonMutation {
    stopImport {
      ... on StopImportPayload @alias(as: "done") {
        isStopped
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
