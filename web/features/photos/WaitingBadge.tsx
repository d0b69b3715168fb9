import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { StateBadge } from './StateBadge.tsx';

/** The badge of a photo among those that everybody sees. */
export function WaitingBadge() {
  return (
    <OwnTexts>
      <StateBadge state="PENDING" />
    </OwnTexts>
  );
}
