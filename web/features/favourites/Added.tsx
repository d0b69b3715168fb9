import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatAgo } from '#common/format.ts';
import { clocks } from '#web/data/serverClock.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';

/** How long ago something was added, counted from the moment when the list was drawn. */
export function Added({ time }: { time: string }) {
  const language = useLanguage();
  const [now] = useState(() => new Date(clocks().server));
  return <FormattedMessage id="favourites.added" values={{ ago: formatAgo(new Date(time), now, language) }} />;
}
