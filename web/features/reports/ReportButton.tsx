import { Flag } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Reported } from './reasons.ts';
import { ReportDialog } from './ReportDialog.tsx';

const TEXTS = {
  photo: 'report.photo',
  comment: 'report.comment',
  condition: 'report.comment',
  profile: 'report.profile',
} as const satisfies Record<Reported, string>;

interface Props {
  readonly of: Reported;
  /** GraphQL id of the reported thing. */
  readonly id: string;
  readonly className: string | undefined;
  /** Id of the element that describes the reported thing. */
  readonly describedBy?: string;
  /** Shows only the icon. */
  readonly isBare?: boolean;
}

/** Opens the dialog that reports something of another user. */
export function ReportButton({ of, id, className, describedBy, isBare = false }: Props) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const text = TEXTS[of];
  const label = isBare ? intl.formatMessage({ id: text }) : undefined;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Flag size={isBare ? 24 : 18} aria-hidden="true" />
        {!isBare && <FormattedMessage id={text} />}
      </button>
      {isOpen && <ReportDialog of={of} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
