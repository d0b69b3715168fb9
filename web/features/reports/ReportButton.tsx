import { Flag } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Reported } from './reasons.ts';
import { ReportDialog } from './ReportDialog.tsx';

const TEXTS = { photo: 'report.photo', comment: 'report.comment', profile: 'report.profile' } as const satisfies Record<
  Reported,
  string
>;

interface Props {
  readonly of: Reported;
  /** Of GraphQL. */
  readonly id: string;
  readonly className: string | undefined;
  /** Id of the element that says which one it is. */
  readonly describedBy?: string;
  /** Only its glyph shows. */
  readonly isBare?: boolean;
}

/** Opens the report of something that is another's. */
export function ReportButton({ of, id, className, describedBy, isBare = false }: Props) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const text = TEXTS[of];
  const said = isBare ? intl.formatMessage({ id: text }) : undefined;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={said}
        title={said}
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
