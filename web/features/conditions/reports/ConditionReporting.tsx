import { Megaphone } from 'lucide-react';
import { lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AttractionId } from '#common/places/attractionId.ts';
import { OwnPart } from '#web/features/account/OwnPart.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';

const ReportConditionDialog = lazy(async () => ({
  default: (await import('./ReportConditionDialog.tsx')).ReportConditionDialog,
}));

/** The button by which a user reports what they saw at a place; the code of the form comes when it is opened. */
export function ConditionReporting({ id, name }: { id: AttractionId; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OutlineButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Megaphone size={20} aria-hidden="true" />
        <FormattedMessage id="conditions.report" />
      </OutlineButton>
      {isOpen && (
        <OwnPart of={id} room="nothing">
          <ReportConditionDialog id={id} name={name} onClose={() => setOpen(false)} />
        </OwnPart>
      )}
    </>
  );
}
