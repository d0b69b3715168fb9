import { Download, Flag } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { reloadOwnContent } from '#web/data/own/ownContent.ts';
import { usePendingOf } from '#web/features/offline/outbox/pending.ts';
import { PendingRows } from '#web/features/offline/outboxPanel/PendingRows.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { Failure } from '#web/ui/feedback/Failure.tsx';
import { CardList } from '#web/ui/layout/CardList.tsx';
import { GpxImport } from './GpxImport.tsx';
import { OwnPlaceCard } from './OwnPlaceCard.tsx';
import { OwnPlacesSkeleton } from './OwnPlacesSkeleton.tsx';
import { useOwnPlacesState } from './ownPlacesStore.ts';
import styles from './OwnPlacesSection.module.css';

/** The user's own places, the newest first (SPEC §2 "Favourites"); they can be imported and exported as GPX files. */
export function OwnPlacesSection() {
  const state = useOwnPlacesState();
  const language = useLanguage();
  const pending = usePendingOf('ownPlace');
  const titleId = useId();
  if (state.status === 'unknown') return <OwnPlacesSkeleton />;
  if (state.status === 'failed') return <Failure error={state.error} onRetry={reloadOwnContent} />;
  const places = state.value;
  return (
    <section className={styles.section} aria-labelledby={titleId} data-printed>
      <SectionTitle id={titleId} count={places.length} />
      <PendingRows entries={pending} />
      {places.length === 0 && pending.length > 0 ? null : places.length === 0 ? (
        <p>
          <FormattedMessage id="ownPlaces.empty" />
        </p>
      ) : (
        <CardList>
          {places.map((place) => (
            <li key={place.id}>
              <OwnPlaceCard place={place} tab="place" />
            </li>
          ))}
        </CardList>
      )}
      {places.length > 0 && (
        <a className={styles.file} href={`/api/userattractions/export.gpx?lang=${language}`} download>
          <Download size={20} aria-hidden="true" />
          <FormattedMessage id="gpx.export" />
        </a>
      )}
      <GpxImport />
    </section>
  );
}

function SectionTitle({ id, count }: { id: string; count: number }) {
  return (
    <h2 id={id} className={styles.title}>
      <span className={styles.glyph} data-family="own">
        <Flag size={16} fill="currentColor" aria-hidden="true" />
      </span>
      <FormattedMessage id="ownPlaces.title" />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </h2>
  );
}
