import { Lock, MapPin, Pencil, Route, Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatDistance, formatLength } from '#common/format.ts';
import { distanceKm } from '#common/geo/distance.ts';
import type { OwnPlace } from '#web/data/own/ownParts.ts';
import { CategoryDisc } from '#web/features/category/CategoryDisc.tsx';
import { Coordinates } from '#web/features/detail/Coordinates.tsx';
import { DirectionsAction } from '#web/features/detail/DirectionsAction.tsx';
import { Fact, Facts } from '#web/features/detail/Facts.tsx';
import { FullListLink } from '#web/features/detail/FullListLink.tsx';
import { HeightFact } from '#web/features/detail/HeightFact.tsx';
import { ShowOnMap } from '#web/features/detail/ShowOnMap.tsx';
import { NoteEditor } from '#web/features/notes/NoteEditor.tsx';
import { TrackRelief } from '#web/features/relief/TrackRelief.tsx';
import { WeatherSlot } from '#web/features/weather/WeatherSlot.tsx';
import { useUserPosition } from '#web/map/location/userPosition.ts';
import { useHeight } from '#web/map/relief/useHeights.ts';
import { useDocumentTitle } from '#web/navigation/useDocumentTitle.ts';
import { useFocusIfLost } from '#web/ui/layout/useFocusIfLost.ts';
import { DeleteOwnPlace } from './DeleteOwnPlace.tsx';
import { RenameOwnPlace } from './RenameOwnPlace.tsx';
import actionStyles from '#web/features/detail/Actions.module.css';
import articleStyles from '#web/features/detail/DetailArticle.module.css';
import headerStyles from '#web/features/detail/DetailHeader.module.css';
import navigationStyles from '#web/features/detail/DetailNavigation.module.css';
import styles from './OwnPlaceArticle.module.css';

/** The detail of an own place, with what its owner can do with it (SPEC §2 "Special cases"). */
export function OwnPlaceArticle({ place }: { place: OwnPlace }) {
  const { id, name, position } = place;
  useDocumentTitle([name]);
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const pencil = useFocusIfLost<HTMLButtonElement>(isEditing);
  return (
    <article className={articleStyles.article} data-printed>
      <div className={navigationStyles.ways}>
        <FullListLink />
        <ShowOnMap view={{ screen: 'attraction', id }} />
      </div>
      <OwnPlaceHeader name={name} />
      <OwnPlaceFacts place={place} />
      {isEditing ? (
        <RenameOwnPlace place={place} onDone={() => setEditing(false)} />
      ) : (
        <OwnPlaceActions
          place={place}
          pencil={pencil}
          onRename={() => setEditing(true)}
          onDelete={() => setAsking(true)}
        />
      )}
      <div data-private>
        <NoteEditor id={id} name={name} />
      </div>
      {place.line && <TrackRelief parts={place.line} />}
      <Coordinates position={position} />
      <WeatherSlot position={position} />
      {isAsking && <DeleteOwnPlace place={place} onClose={() => setAsking(false)} />}
    </article>
  );
}

function OwnPlaceHeader({ name }: { name: string }) {
  return (
    <header className={headerStyles.header} data-family="own">
      <CategoryDisc family="own" icon="own" size="large" />
      <div className={headerStyles.text}>
        <h1 className={headerStyles.title}>{name}</h1>
        <p className={headerStyles.where}>
          <FormattedMessage id="ownPlace.what" />
        </p>
        <p className={styles.private}>
          <Lock size={16} aria-hidden="true" />
          <FormattedMessage id="ownPlace.private" />
        </p>
      </div>
    </header>
  );
}

/** Length of a track or height of a point, and the distance from the visitor. */
function OwnPlaceFacts({ place: { position, lengthM } }: { place: OwnPlace }) {
  const visitor = useUserPosition();
  const heightM = useHeight(position);
  return (
    <Facts>
      {lengthM !== null && (
        <Fact icon={<Route size={18} />} label={<FormattedMessage id="facts.length" />}>
          {formatLength(lengthM)}
        </Fact>
      )}
      {lengthM === null && heightM !== null && <HeightFact heightM={heightM} />}
      {visitor !== null && (
        <Fact icon={<MapPin size={18} />} label={<FormattedMessage id="facts.distance" />}>
          {formatDistance(distanceKm(visitor, position))}
        </Fact>
      )}
    </Facts>
  );
}

interface ActionsProps {
  readonly place: OwnPlace;
  readonly pencil: RefObject<HTMLButtonElement | null>;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

function OwnPlaceActions({ place, pencil, onRename, onDelete }: ActionsProps) {
  return (
    <div className={actionStyles.root}>
      <ul className={actionStyles.actions}>
        <li>
          <DirectionsAction {...place} />
        </li>
        <li>
          <button ref={pencil} type="button" className={actionStyles.action} onClick={onRename}>
            <Pencil size={22} aria-hidden="true" />
            <FormattedMessage id="ownPlace.rename" />
          </button>
        </li>
        <li>
          <button type="button" className={actionStyles.action} onClick={onDelete}>
            <Trash2 size={22} aria-hidden="true" />
            <FormattedMessage id="ownPlace.delete" />
          </button>
        </li>
      </ul>
    </div>
  );
}
