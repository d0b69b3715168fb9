import { MapPinOff } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDocumentTitle } from '#web/navigation/useDocumentTitle.ts';
import { FullListLink } from './FullListLink.tsx';
import styles from './PlaceNotFound.module.css';

/** Says that no place has this id, or not any more, and links to the list. */
export function PlaceNotFound({ lastName }: { lastName: string | null }) {
  const intl = useIntl();
  useDocumentTitle([intl.formatMessage({ id: 'notFound.title' })]);
  return (
    <section className={styles.notFound}>
      <MapPinOff size={40} aria-hidden="true" />
      <h1>
        <FormattedMessage id="notFound.title" />
      </h1>
      <p>
        {lastName === null ? (
          <FormattedMessage id="notFound.removed" />
        ) : (
          <FormattedMessage id="notFound.named" values={{ name: lastName }} />
        )}
      </p>
      <FullListLink filled />
    </section>
  );
}
