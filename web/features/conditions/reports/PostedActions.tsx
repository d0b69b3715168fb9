import { Pencil, Square } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { focusContent } from '#web/navigation/focusContent.ts';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { useNotify } from '#web/ui/feedback/useNotify.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { endCondition, type JudgedReport } from './judgeCondition.ts';
import type { Post } from './postCondition.ts';
import { PostConditionForm } from './PostConditionForm.tsx';
import { useOrganisationAt } from './useOrganisationAt.ts';
import styles from '#web/ui/buttons/TextActions.module.css';

interface Props extends JudgedReport {
  /** The organisation that posted the condition: only its managers may change it. */
  readonly organisation: string | null;
  readonly posted: Omit<Post, 'language'>;
  /** Id of the element that describes it. */
  readonly describedBy: string;
}

/** How a manager edits and ends what the organisation has posted. */
export function PostedActions(props: Props) {
  return (
    <OwnTexts>
      <Actions {...props} />
    </OwnTexts>
  );
}

function Actions({ id, place, organisation, posted, describedBy }: Props) {
  const ours = useOrganisationAt(place);
  const [isEditing, setEditing] = useState(false);
  const { fault, end } = useEnding({ id, place });
  if (ours === null || ours !== organisation) return null;
  const close = () => setEditing(false);
  return (
    <div className={styles.row}>
      <button type="button" className={styles.action} aria-describedby={describedBy} onClick={() => setEditing(true)}>
        <Pencil size={18} aria-hidden="true" />
        <FormattedMessage id="conditionPost.edit" />
      </button>
      <button type="button" className={styles.action} aria-describedby={describedBy} onClick={() => void end()}>
        <Square size={18} aria-hidden="true" />
        <FormattedMessage id="conditionPost.end" />
      </button>
      {fault && (
        <p role="alert">
          <FaultText fault={fault} />
        </p>
      )}
      {isEditing && (
        <OpenDialog title={<FormattedMessage id="conditionPost.edit" />} onClose={close}>
          <PostConditionForm
            id={place}
            organisation={ours}
            posted={{ id, ...posted }}
            onDone={close}
            onCancel={close}
          />
        </OpenDialog>
      )}
    </div>
  );
}

/** Ends it, once however often the button is clicked; `fault` says why it did not end. */
function useEnding(report: JudgedReport) {
  const [fault, setFault] = useState<Fault | null>(null);
  const { run } = useOneAtATime();
  const notify = useNotify();
  async function end(): Promise<void> {
    const result = await endCondition(report);
    if (result.is === 'failed') return setFault(result.fault);
    notify({ id: 'conditionPost.ended' });
    // It leaves the page with its buttons.
    focusContent();
  }
  return { fault, end: () => run(end) };
}
