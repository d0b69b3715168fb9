import { FormattedMessage } from 'react-intl';
import { config } from '#web/data/config.ts';

/** What the dialog of embeds and its button are called: without embeds it has the QR code only. */
export function EmbedTitle() {
  return <FormattedMessage id={config.noEmbeds ? 'embed.sign' : 'embed.open'} />;
}
