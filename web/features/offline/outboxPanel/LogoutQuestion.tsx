import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';

interface Props {
  /** How many pending entries would be lost. */
  readonly count: number;
  readonly onLogout: () => void;
  readonly onStay: () => void;
}

/** Asks before a logout that loses pending entries. */
export function LogoutQuestion({ count, onLogout, onStay }: Props) {
  return (
    <Suspense fallback={null}>
      <OwnTexts>
        <OpenDialog title={<FormattedMessage id="outbox.logoutTitle" />} onClose={onStay}>
          <p>
            <FormattedMessage id="outbox.logoutText" values={{ count }} />
          </p>
          <OutlineButton onClick={onStay}>
            <FormattedMessage id="outbox.stay" />
          </OutlineButton>
          <OutlineButton isDangerous onClick={onLogout}>
            <FormattedMessage id="outbox.logoutAnyway" />
          </OutlineButton>
        </OpenDialog>
      </OwnTexts>
    </Suspense>
  );
}
