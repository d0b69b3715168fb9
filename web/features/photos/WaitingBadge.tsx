import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { StateBadge } from './StateBadge.tsx';

/** The badge of a pending photo in a list of public photos. */
export function WaitingBadge() {
  return (
    <OwnTexts>
      <StateBadge state="PENDING" />
    </OwnTexts>
  );
}
