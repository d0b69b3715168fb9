import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#web/i18n/messages.ts';
import { When } from './When.tsx';

/** When something happened; nothing when it has not happened. */
export function Fact({
  text,
  time,
  dayOnly = false,
}: {
  text: MessageId;
  time: string | null | undefined;
  dayOnly?: boolean;
}) {
  if (time === null || time === undefined) return null;
  return (
    <span>
      <FormattedMessage id={text} /> <When time={time} dayOnly={dayOnly} />
    </span>
  );
}
