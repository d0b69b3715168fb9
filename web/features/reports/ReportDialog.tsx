import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoginPrompt } from '#web/features/account/LoginPrompt.tsx';
import { useViewer } from '#web/features/account/viewer.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { takeFocus } from '#web/ui/layout/takeFocus.ts';
import type { Reported } from './reasons.ts';
import { ReportForm } from './ReportForm.tsx';

const TITLES = {
  photo: 'report.ofPhoto',
  comment: 'report.ofComment',
  condition: 'report.ofCondition',
  profile: 'report.ofProfile',
} as const satisfies Record<Reported, string>;
const OUTCOMES = { sent: 'report.sent', repeated: 'report.repeated', gone: 'report.gone' } as const;

interface Props {
  readonly of: Reported;
  /** GraphQL id of the reported thing. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Reports something to moderators; a visitor is asked to log in (SPEC §6). */
export function ReportDialog({ of, id, onClose }: Props) {
  const viewer = useViewer();
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | null>(null);
  return (
    <OpenDialog title={<FormattedMessage id={TITLES[of]} />} onClose={onClose}>
      {viewer === null && (
        <>
          <LoginPrompt text="report.login" />
          <CloseButton onClose={onClose} />
        </>
      )}
      {viewer !== null &&
        (outcome === null ? (
          <ReportForm of={of} id={id} onDone={setOutcome} onCancel={onClose} />
        ) : (
          <Outcome text={OUTCOMES[outcome]} onClose={onClose} />
        ))}
    </OpenDialog>
  );
}

/** How the report ended. Takes the focus, since the form is gone. */
function Outcome({ text, onClose }: { text: (typeof OUTCOMES)[keyof typeof OUTCOMES]; onClose: () => void }) {
  return (
    <>
      <p ref={takeFocus} role="status" tabIndex={-1}>
        <FormattedMessage id={text} />
      </p>
      <CloseButton onClose={onClose} />
    </>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <p>
      <OutlineButton onClick={onClose}>
        <FormattedMessage id="report.close" />
      </OutlineButton>
    </p>
  );
}
