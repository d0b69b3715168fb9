import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Changes_query$key } from '#web/__generated__/Changes_query.graphql.ts';
import type { ChangesMutation } from '#web/__generated__/ChangesMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { adminFault, adminRefusal } from '#web/features/moderation/adminRefusal.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/feedback/useNotify.ts';
import { Line, Part } from './Part.tsx';

/** Whether people may change anything now, and the switch. */
export function Changes({ queryKey }: { queryKey: Changes_query$key }) {
  const { isReadOnly: asked } = useFragment(fragment, queryKey);
  const [answered, setAnswered] = useState<boolean | null>(null);
  const isReadOnly = answered ?? asked ?? false;
  const [isAsked, setAsked] = useState(false);
  const { isBusy, open } = useOpening(setAnswered);
  const Icon = isReadOnly ? LockOpen : Lock;
  return (
    <Part text="admin.system.changes">
      <Line>
        <FormattedMessage id={isReadOnly ? 'admin.system.closed' : 'admin.system.open'} />
      </Line>
      <div>
        <OutlineButton
          isDangerous={!isReadOnly}
          aria-disabled={isBusy}
          onClick={() => (isReadOnly ? void open() : setAsked(true))}
        >
          <Icon size={20} aria-hidden="true" />
          <FormattedMessage id={isReadOnly ? 'admin.system.openChanges' : 'admin.system.closeChanges'} />
        </OutlineButton>
      </div>
      {isAsked && <CloseServiceDialog onAnswer={setAnswered} onClose={() => setAsked(false)} />}
    </Part>
  );
}

const turn = (isOn: boolean) => perform<ChangesMutation>(mutation, { input: { isOn } });

interface AnswerProps {
  readonly onAnswer: (isReadOnly: boolean) => void;
  readonly onClose: () => void;
}

/** Closes the service for changes once that was asked: everybody's changes are refused from then on. */
function CloseServiceDialog({ onAnswer, onClose }: AnswerProps) {
  return (
    <ConfirmDialog
      title={<FormattedMessage id="admin.system.closeQuestion" />}
      text={<FormattedMessage id="admin.system.closeText" />}
      submit="admin.system.closeChanges"
      problem="admin.system.changesFailed"
      send={async () => {
        const result = await turn(true);
        if (result.is !== 'done') return adminRefusal(result, { problem: 'admin.system.changesFailed' });
        onClose();
        onAnswer(result.done.isReadOnly);
        return null;
      }}
      onClose={onClose}
    />
  );
}

function useOpening(onAnswer: AnswerProps['onAnswer']) {
  const notify = useNotify();
  const { isBusy, run } = useOneAtATime();
  async function open() {
    const result = await turn(false);
    if (result.is !== 'done') return notify(adminFault(result, { problem: 'admin.system.changesFailed' }));
    onAnswer(result.done.isReadOnly);
    if (result.done.isReadOnly) notify({ id: 'admin.system.closedByConfiguration' });
  }
  return { isBusy, open: () => run(open) };
}

const fragment = graphql`
  fragment Changes_query on Query {
    isReadOnly
  }
`;

const mutation = graphql`
  mutation ChangesMutation($input: SwitchReadOnlyInput!) {
    switchReadOnly(input: $input) {
      ... on SwitchReadOnlyPayload @alias(as: "done") {
        isReadOnly
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
