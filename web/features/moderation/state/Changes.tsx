import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Changes_query$key } from '#web/__generated__/Changes_query.graphql.ts';
import type { ChangesMutation } from '#web/__generated__/ChangesMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { adminFault } from '#web/features/moderation/adminRefusal.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useNotify } from '#web/ui/feedback/useNotify.ts';
import { Line, Part } from './Part.tsx';

/** Whether people may change anything now, and the switch. */
export function Changes({ queryKey }: { queryKey: Changes_query$key }) {
  const { isReadOnly: asked } = useFragment(fragment, queryKey);
  const [answered, setAnswered] = useState<boolean | null>(null);
  const isReadOnly = answered ?? asked ?? false;
  const { isSending, turn } = useSwitch(setAnswered);
  const Icon = isReadOnly ? LockOpen : Lock;
  return (
    <Part text="admin.system.changes">
      <Line>
        <FormattedMessage id={isReadOnly ? 'admin.system.closed' : 'admin.system.open'} />
      </Line>
      <div>
        <OutlineButton isDangerous={!isReadOnly} aria-disabled={isSending} onClick={() => void turn(!isReadOnly)}>
          <Icon size={20} aria-hidden="true" />
          <FormattedMessage id={isReadOnly ? 'admin.system.openChanges' : 'admin.system.closeChanges'} />
        </OutlineButton>
      </div>
    </Part>
  );
}

function useSwitch(onAnswer: (isReadOnly: boolean) => void) {
  const notify = useNotify();
  const [isSending, setSending] = useState(false);
  async function turn(isOn: boolean) {
    if (isSending) return;
    setSending(true);
    const result = await perform<ChangesMutation>(mutation, { input: { isOn } });
    setSending(false);
    if (result.is !== 'done') return notify(adminFault(result, { problem: 'admin.system.changesFailed' }));
    onAnswer(result.done.isReadOnly);
    if (result.done.isReadOnly && !isOn) notify({ id: 'admin.system.closedByConfiguration' });
  }
  return { isSending, turn };
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
