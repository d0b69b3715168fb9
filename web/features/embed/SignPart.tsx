import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '#common/languages.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { shortPath, signPath } from '#common/urls/shortLink.ts';
import { CopyButton } from '#web/ui/buttons/CopyButton.tsx';
import styles from './EmbedDialog.module.css';

/** The short link of a place, and its QR code to print on a sign. */
export function SignPart({ id, language }: { readonly id: AttractionId; readonly language: Language }) {
  const intl = useIntl();
  const sign = `${signPath(id)}?lang=${language}`;
  const address = window.location.origin + shortPath(id);
  return (
    <section className={styles.sign}>
      <img src={sign} alt={intl.formatMessage({ id: 'embed.qr' })} width={140} />
      <div>
        <p>{address.replace(/^https?:\/\//, '')}</p>
        <p>
          <CopyButton text={address} label="actions.copyLink" done="embed.copied" failed="embed.copyFailed" />
        </p>
        <p>
          <a href={sign} download={`taival-${id}.svg`}>
            <FormattedMessage id="embed.download" />
          </a>
        </p>
      </div>
    </section>
  );
}
