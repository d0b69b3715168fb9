import { FormattedMessage } from 'react-intl';
import type { Credit } from './photosStore.ts';

/** A name, the same in every language. */
export const COMMONS = 'Wikimedia Commons';

/** The author and licence of an outside photo, with a link to its page: shown wherever the photo is shown large. */
export function CreditLine({ credit: { author, licence, licenceUrl, pageUrl } }: { credit: Credit }) {
  return (
    <FormattedMessage
      id="images.byCredit"
      values={{
        author: <bdi>{author}</bdi>,
        licence: licenceUrl === null ? licence : <Elsewhere url={licenceUrl}>{licence}</Elsewhere>,
        page: <Elsewhere url={pageUrl}>{COMMONS}</Elsewhere>,
      }}
    />
  );
}

function Elsewhere({ url, children }: { url: string; children: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
