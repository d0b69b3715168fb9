import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AttractionId } from '#common/places/attractionId.ts';
import { LoginPrompt } from '#web/features/account/LoginPrompt.tsx';
import { useViewer } from '#web/features/account/viewer.ts';
import { PlaceUploads } from '#web/features/photos/upload/PlaceUploads.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { takeFocus } from '#web/ui/layout/takeFocus.ts';
import { PostConditionForm } from './PostConditionForm.tsx';
import { ReportConditionForm } from './ReportConditionForm.tsx';
import { useOrganisationAt } from './useOrganisationAt.ts';

const OUTCOMES = {
  sent: 'conditionReport.sent',
  sentWithPhoto: 'conditionReport.sent',
  queued: 'outbox.waiting',
  posted: 'conditionPost.sent',
} as const;

interface Props {
  readonly id: AttractionId;
  /** Name of the place. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Reports a condition at a place; a visitor is asked to log in (SPEC §6). */
export function ReportConditionDialog(props: Props) {
  return (
    <OwnTexts>
      <Reporting {...props} />
    </OwnTexts>
  );
}

function Reporting({ id, name, onClose }: Props) {
  const viewer = useViewer();
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | null>(null);
  return (
    <OpenDialog title={<FormattedMessage id="conditions.report" />} onClose={onClose}>
      {viewer === null && <LoginPrompt text="conditionReport.login" />}
      {viewer !== null && outcome === null && <FormFor id={id} name={name} onDone={setOutcome} onCancel={onClose} />}
      {viewer !== null && outcome !== null && <Outcome text={OUTCOMES[outcome]} />}
      {viewer !== null && outcome === 'sentWithPhoto' && <PlaceUploads place={id} />}
      {(viewer === null || outcome !== null) && (
        <p>
          <OutlineButton onClick={onClose}>
            <FormattedMessage id="report.close" />
          </OutlineButton>
        </p>
      )}
    </OpenDialog>
  );
}

interface FormProps {
  readonly id: AttractionId;
  readonly name: string;
  readonly onDone: (outcome: keyof typeof OUTCOMES) => void;
  readonly onCancel: () => void;
}

/** The form of a manager of the place, or that of a visitor, also while it is not known which of them the user is. */
function FormFor({ id, name, onDone, onCancel }: FormProps) {
  const organisation = useOrganisationAt(id);
  if (organisation === null) return <ReportConditionForm id={id} name={name} onDone={onDone} onCancel={onCancel} />;
  return (
    <PostConditionForm
      id={id}
      organisation={organisation}
      posted={null}
      onDone={() => onDone('posted')}
      onCancel={onCancel}
    />
  );
}

/** How the report ended. Takes the focus, since the form is gone. */
function Outcome({ text }: { text: (typeof OUTCOMES)[keyof typeof OUTCOMES] }) {
  return (
    <p ref={takeFocus} role="status" tabIndex={-1}>
      <FormattedMessage id={text} />
    </p>
  );
}
