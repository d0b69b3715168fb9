import { lazy, Suspense, use, useCallback, type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { fetchQuery, graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { Position } from '#common/geo/bounds.ts';
import { attractionId, isOwnPlaceId } from '#common/places/attractionId.ts';
import mapSlotQuery, { type MapSlotQuery } from '#web/__generated__/MapSlotQuery.graphql.ts';
import { useRetained } from '#web/data/relay/retain.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { mapCanBeDrawn } from '#web/map/pace/mapCanBeDrawn.ts';
import { usePainted } from '#web/map/pace/usePainted.ts';
import type { MapSelection, MapViewFilter, MapViewProps } from '#web/map/state/mapProps.ts';
import { setHovered, useHovered } from '#web/map/state/selection.ts';
import { useListToReturnTo } from '#web/navigation/lastList.ts';
import { pathOf, useStepTo } from '#web/navigation/viewLocation.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { LoadingText } from '#web/ui/feedback/LoadingText.tsx';
import { useMapFavourites } from './mapFavourites.ts';
import { useMapOwnPlaces } from './mapOwnPlaces.ts';
import { useOpenPoint } from './useOpenPoint.ts';
import styles from './MapSlot.module.css';

const MapView = lazy(async () => ({ default: (await import('#web/map/view/MapView.tsx')).MapView }));

interface Props extends Pick<
  MapViewProps,
  | 'camera'
  | 'onCameraChange'
  | 'padding'
  | 'baseMap'
  | 'pictures'
  | 'drawn'
  | 'onPicturesSilent'
  | 'location'
  | 'measured'
  | 'onMeasure'
  | 'placing'
> {
  queryRef: PreloadedQuery<MapSlotQuery>;
  filter: MapViewFilter;
  selection: MapSelection | null;
  point: Position | null;
  /** A point was set on the map. */
  onPlaced: () => void;
  /** Stand on the map, where there is one. */
  controls: ReactNode;
}

/** The place of the map. Its code comes while the list is drawn (`loadMap`) and runs once the list has been painted. */
export function MapSlot(props: Props) {
  const painted = usePainted();
  return <div className={styles.slot}>{painted && <DueMap {...props} />}</div>;
}

function DueMap(props: Props) {
  return (
    <ContentBoundary resetKey={props.queryRef} onRetry={() => window.location.reload()}>
      <Suspense fallback={<LoadingText id="map.loading" />}>
        <DrawableMap {...props} />
      </Suspense>
    </ContentBoundary>
  );
}

/** The map, or one sentence in its place where there is no WebGL. */
function DrawableMap({ controls, ...props }: Props) {
  if (!use(mapCanBeDrawn())) {
    return (
      <p className={styles.sentence}>
        <FormattedMessage id="map.unavailable" />
      </p>
    );
  }
  return (
    <>
      <LiveMap {...props} />
      <div className={styles.controls}>{controls}</div>
    </>
  );
}

function LiveMap({ queryRef, filter, selection, point, onPlaced, ...view }: Omit<Props, 'controls'>) {
  useRetained(queryRef);
  const { dataSet } = usePreloadedQuery<MapSlotQuery>(
    graphql`
      query MapSlotQuery @preloadable @throwOnFieldError {
        dataSet {
          version
          baseTiles {
            tiles
            maxZoom
            attribution
          }
        }
      }
    `,
    queryRef,
  );
  const baseTiles = useMemo(
    () => ({ ...dataSet.baseTiles, attribution: dataSet.baseTiles.attribution ?? null }),
    [dataSet.baseTiles],
  );
  const environment = useRelayEnvironment();
  const goTo = useStepTo();
  const language = useLanguage();
  const hovered = useHovered();
  const favourites = useMapFavourites();
  const ownPlaces = useMapOwnPlaces();
  const list = useListToReturnTo();
  const openPoint = useOpenPoint(onPlaced);
  const open = useCallback(
    (id: number) => {
      const waiting = id < 0 ? ownPlaces.find((place) => place.attractionId === id) : undefined;
      if (waiting) openPoint(waiting.position);
      else goTo(pathOf('map', { screen: 'attraction', id: attractionId(id) }));
    },
    [goTo, openPoint, ownPlaces],
  );
  const isOpen = selection !== null || point !== null;
  const close = useCallback(() => {
    if (isOpen) goTo(pathOf('map', { screen: 'list', filter: list }));
  }, [goTo, isOpen, list]);
  // The answer changes `dataSet` in the store, and with it the version and the base map's tiles here: a set takes both along when it goes.
  const askVersion = useCallback(() => {
    fetchQuery<MapSlotQuery>(environment, mapSlotQuery, {}, { fetchPolicy: 'network-only' }).subscribe({
      error: () => undefined,
    });
  }, [environment]);
  return (
    <MapView
      {...view}
      language={language}
      baseTiles={baseTiles}
      view={filter}
      favourites={favourites}
      ownPlaces={ownPlaces}
      selection={selection}
      point={point}
      hovered={
        hovered &&
        isOwnPlaceId(hovered.attractionId) &&
        ownPlaces.every(({ attractionId: id }) => id !== hovered.attractionId)
          ? null
          : hovered
      }
      onHover={setHovered}
      onOpen={open}
      onEmptyTap={close}
      onPoint={openPoint}
      dataSetVersion={dataSet.version}
      onVersionGone={askVersion}
    />
  );
}
