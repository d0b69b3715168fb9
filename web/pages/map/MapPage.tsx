import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';
import type { Position } from '#common/geo/bounds.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { config } from '#web/data/config.ts';
import { KindSelector } from '#web/features/lists/KindSelector.tsx';
import { SearchBox } from '#web/features/search/SearchBox.tsx';
import { parseOutsideMaps } from '#web/map/base/baseMapSources.ts';
import type { MapSelection, MapViewFilter } from '#web/map/state/mapProps.ts';
import { useLastList } from '#web/navigation/lastList.ts';
import { useMapFrame } from '#web/pages/view/frame.ts';
import { ViewContent } from '#web/pages/view/ViewContent.tsx';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import type { LoadedMap } from './loadMap.ts';
import { useOwnSelection } from './mapOwnPlaces.ts';
import { MapSlot } from './MapSlot.tsx';
import { Sheet } from './sheet/Sheet.tsx';
import { useFolded } from './sheet/useFolded.ts';
import { useBaseMap } from './useBaseMap.ts';
import { type Focus, useFocus } from './useFocus.ts';
import { useMapCamera } from './useMapCamera.ts';
import { useMapReset } from './useMapReset.ts';
import { useModes } from './useModes.ts';
import { useVisitor } from './useVisitor.ts';
import styles from './MapPage.module.css';

// Come with the map, after the list.
const SelectedPlace = lazy(async () => ({ default: (await import('./SelectedPlace.tsx')).SelectedPlace }));
const MapTools = lazy(async () => ({ default: (await import('./MapTools.tsx')).MapTools }));

const OUTSIDE_MAPS = parseOutsideMaps(config.basemap);

/** The map with its list or place: in a panel beside it, or on a phone in a sheet over it. */
export function MapPage() {
  const intl = useIntl();
  const { view, dataSet, selected } = useLoaderData<LoadedMap>();
  const lastList = useLastList();
  const [folded, setFolded] = useFolded(view);
  const frame = useMapFrame(folded);
  const { target, goTo, onCameraChange } = useMapCamera();
  const { choose, ...baseMap } = useBaseMap(OUTSIDE_MAPS);
  const visitor = useVisitor();
  const modes = useModes();
  const { measured, measure, placing, endModes } = modes;
  useMapReset(goTo, endModes);
  const onMeasure = useCallback((position: Position) => measure({ type: 'add', position }), [measure]);
  const [loaded, setLoaded] = useState<MapSelection | null>(null);
  const own = useOwnSelection(view.screen === 'attraction' ? view.id : null);
  const selection = view.screen !== 'attraction' ? null : view.query === null ? own : loaded;
  const point = view.screen === 'point' ? view.position : null;
  useFocus(useOpenPlace(selection, point), frame, goTo);

  const filter = view.screen === 'attraction' ? lastList : view.filter;
  const Fold = folded ? PanelLeftOpen : PanelLeftClose;
  return (
    <div className={styles.page} data-folded={folded}>
      <div className={styles.panel} data-screen={view.screen}>
        <div className={styles.top}>
          <SearchBox />
          {view.screen === 'list' && (
            <div className={styles.kinds}>
              <KindSelector tab="map" filter={view.filter} />
            </div>
          )}
        </div>
        <Sheet screen={view.screen}>
          {view.screen === 'list' && (
            <h1 className="spoken">
              <FormattedMessage id="nav.map" />
            </h1>
          )}
          <ViewContent tab="map" view={view} />
        </Sheet>
      </div>
      <div className={styles.map}>
        <MapSlot
          queryRef={dataSet}
          camera={target}
          onCameraChange={onCameraChange}
          filter={mapFilter(filter)}
          selection={selection}
          point={point}
          padding={frame.padding}
          {...baseMap}
          location={visitor}
          measured={measured}
          onMeasure={onMeasure}
          placing={placing}
          onPlaced={endModes}
          controls={
            <Suspense fallback={null}>
              <MapTools
                frame={frame}
                goTo={goTo}
                maps={OUTSIDE_MAPS}
                baseMap={baseMap.baseMap}
                onChooseBaseMap={choose}
                modes={modes}
              />
            </Suspense>
          }
        />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!folded}
          aria-label={intl.formatMessage({ id: folded ? 'panel.unfold' : 'panel.fold' })}
          onClick={() => setFolded(!folded)}
        >
          <Fold size={22} aria-hidden="true" />
        </button>
      </div>
      {selected !== null && (
        <ContentBoundary resetKey={selected} onRetry={() => undefined} silent>
          <Suspense fallback={null}>
            <SelectedPlace queryRef={selected} onLoad={setLoaded} />
          </Suspense>
        </ContentBoundary>
      )}
    </div>
  );
}

/** What is open on the map, the same object while it is the same. */
function useOpenPlace(selection: MapSelection | null, point: Position | null): Focus | null {
  return useMemo(() => {
    if (selection !== null)
      return { key: `${selection.attractionId}`, position: selection.position, bbox: selection.bbox };
    return point && { key: point.join(), position: point, bbox: [...point, ...point] };
  }, [selection, point]);
}

/** Without a list, as when the visit began at a place or no kind is chosen, the map shows places of all kinds. */
function mapFilter(filter: ListFilter | null): MapViewFilter {
  if (filter === null) return { by: 'all' };
  if (filter.by === 'category') return filter;
  return filter.kind === 'none' ? { by: 'all' } : { by: 'kind', kind: filter.kind };
}
