import { MapPin } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Position } from '#common/geo/bounds.ts';
import { formatCoordinates } from '#common/geo/coordinates.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { Coordinates } from '#web/features/detail/Coordinates.tsx';
import { FullListLink } from '#web/features/detail/FullListLink.tsx';
import { ShowOnMap } from '#web/features/detail/ShowOnMap.tsx';
import { PointHeight } from '#web/features/relief/PointHeight.tsx';
import { WeatherSlot } from '#web/features/weather/WeatherSlot.tsx';
import { PlaceTexts } from '#web/i18n/PlaceTexts.tsx';
import { useDocumentTitle } from '#web/navigation/useDocumentTitle.ts';
import { Actions } from './Actions.tsx';
import articleStyles from '#web/features/detail/DetailArticle.module.css';
import headerStyles from '#web/features/detail/DetailHeader.module.css';
import navigationStyles from '#web/features/detail/DetailNavigation.module.css';
import styles from './PointDetail.module.css';

interface Props {
  readonly position: Position;
  readonly filter: ListFilter;
}

/** The detail page of a coordinate point, whose name is its coordinates (SPEC §2, id -1). */
export function PointDetail(props: Props) {
  return (
    <PlaceTexts>
      <PointArticle {...props} />
    </PlaceTexts>
  );
}

function PointArticle({ position, filter }: Props) {
  const name = formatCoordinates(position);
  const view = { screen: 'point', position, filter } as const;
  useDocumentTitle([name]);
  return (
    <article className={articleStyles.article} data-printed>
      <div className={navigationStyles.ways}>
        <FullListLink />
        <ShowOnMap view={view} />
      </div>
      <header className={headerStyles.header}>
        <span className={styles.pin}>
          <MapPin size={32} aria-hidden="true" />
        </span>
        <div className={headerStyles.text}>
          <h1 className={styles.name}>{name}</h1>
          <p className={headerStyles.where}>
            <FormattedMessage id="search.position" />
          </p>
        </div>
      </header>
      <Actions title={name} position={position} view={view} />
      <PointHeight position={position} />
      <Coordinates position={position} />
      <WeatherSlot position={position} />
    </article>
  );
}
