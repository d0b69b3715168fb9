import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { UndoButtonMutation } from '#web/__generated__/UndoButtonMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { adminFault } from '#web/features/moderation/adminRefusal.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useNotify } from '#web/ui/feedback/useNotify.ts';
import type { Fault } from '#web/ui/forms/fault.ts';

/** Undoes an act of the log; `words` name the act. */
export function UndoButton({ actId, words }: { actId: number; words: MessageId }) {
  const intl = useIntl();
  const notify = useNotify();
  const [state, setState] = useState<'sending' | 'undone' | null>(null);

  async function undo() {
    if (state !== null) return;
    setState('sending');
    const fault = await undoAct(actId);
    setState(fault === null ? 'undone' : null);
    notify(fault ?? { id: 'admin.undoDone' });
  }

  return (
    <OutlineButton
      aria-disabled={state !== null}
      aria-label={intl.formatMessage({ id: 'admin.undoNamed' }, { act: intl.formatMessage({ id: words }) })}
      onClick={() => void undo()}
    >
      <Undo2 size={20} aria-hidden="true" />
      <FormattedMessage id={state === 'undone' ? 'admin.undoDone' : 'admin.undo'} />
    </OutlineButton>
  );
}

/** Returns the text of a failure, else null. */
async function undoAct(actId: number): Promise<Fault | null> {
  const result = await perform<UndoButtonMutation>(
    graphql`
      mutation UndoButtonMutation($input: UndoModerationActInput!) {
        undoModerationAct(input: $input) {
          ... on UndoModerationActPayload @alias(as: "done") {
            actId
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { actId } },
  );
  return result.is === 'done'
    ? null
    : adminFault(result, { invalid: () => ({ failure: { id: 'admin.undoFailed' } }), problem: 'admin.undoFailed' });
}
