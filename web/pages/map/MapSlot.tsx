import { lazy, Suspense, use, useCallback, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { fetchQuery, graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { Position } from '#common/geo/bounds.ts';
import mapSlotQuery, { type MapSlotQuery } from '#web/__generated__/MapSlotQuery.graphql.ts';
import { useRetained } from '#web/data/relay/retain.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { mapCanBeDrawn } from '#web/map/pace/mapCanBeDrawn.ts';
import { usePainted } from '#web/map/pace/usePainted.ts';
import type { MapSelection, MapViewFilter, MapViewProps } from '#web/map/state/mapProps.ts';
import { setHovered } from '#web/map/state/selection.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { LoadingText } from '#web/ui/feedback/LoadingText.tsx';
import { useMapFavourites } from './mapFavourites.ts';
import { useMapOpening } from './useMapOpening.ts';
import { useTiles } from './useTiles.ts';
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
  | 'outside'
  | 'onPicturesSilent'
  | 'fit'
  | 'location'
  | 'measured'
  | 'onMeasure'
  | 'placing'
> {
  queryRef: PreloadedQuery<MapSlotQuery>;
  filter: MapViewFilter;
  selection: MapSelection | null;
  point: Position | null;
  /** Called when a point was set on the map. */
  onPlaced: () => void;
  /** Buttons on the map; left out where no map can be drawn. */
  controls: ReactNode;
}

/**
 * The place of the map. Its code is downloaded while the list is drawn (`loadMap`) and runs once the list has been
 * painted.
 */
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
            outline
          }
        }
      }
    `,
    queryRef,
  );
  const { ownPlaces, hovered, open, close, openPoint } = useMapOpening(selection !== null || point !== null, onPlaced);
  return (
    <MapView
      {...view}
      language={useLanguage()}
      {...useTiles(dataSet.baseTiles)}
      view={filter}
      favourites={useMapFavourites()}
      ownPlaces={ownPlaces}
      selection={selection}
      point={point}
      hovered={hovered}
      onHover={setHovered}
      onOpen={open}
      onEmptyTap={close}
      onPoint={openPoint}
      dataSetVersion={dataSet.version}
      onVersionGone={useVersionRefetch()}
    />
  );
}

/**
 * Asks which version of the data set is live. The answer changes `dataSet` in Relay's store, and with it the version
 * and the address of the base map's tiles that the map is given.
 */
function useVersionRefetch(): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    fetchQuery<MapSlotQuery>(environment, mapSlotQuery, {}, { fetchPolicy: 'network-only' }).subscribe({
      error: () => undefined,
    });
  }, [environment]);
}
