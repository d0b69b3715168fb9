import { type ComponentProps, lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Position } from '#common/geo/bounds.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { config } from '#web/data/config.ts';
import { parseOutsideMaps } from '#web/map/base/baseMapSources.ts';
import { useBaseMap } from '#web/map/behaviour/useBaseMap.ts';
import type { Fit } from '#web/map/state/fit.ts';
import type { MapSelection, MapViewFilter } from '#web/map/state/mapProps.ts';
import { useLastList } from '#web/navigation/lastList.ts';
import { useMapFrame } from '#web/pages/view/frame.ts';
import type { LoadedView } from '#web/pages/view/loadView.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { FoldButton } from './FoldButton.tsx';
import type { LoadedMap } from './loadMap.ts';
import { useOwnSelection } from './mapOwnPlaces.ts';
import { MapPanel } from './MapPanel.tsx';
import { MapSlot } from './MapSlot.tsx';
import { useFolded } from './sheet/useFolded.ts';
import { type Focus, useFocus } from './useFocus.ts';
import { useMapCamera } from './useMapCamera.ts';
import { useMapReset } from './useMapReset.ts';
import { type MapModes, useModes } from './useModes.ts';
import { useVisitor } from './useVisitor.ts';
import styles from './MapPage.module.css';

// Loaded with the map, after the list.
const SelectedPlace = lazy(async () => ({ default: (await import('./SelectedPlace.tsx')).SelectedPlace }));
const MapFilters = lazy(async () => ({ default: (await import('./filters/MapFilters.tsx')).MapFilters }));
const MapTools = lazy(async () => ({ default: (await import('./MapTools.tsx')).MapTools }));

const OUTSIDE_MAPS = parseOutsideMaps(config.basemap);

/** The map with its list or place: in a panel beside it, or on a phone in a sheet over it. */
export function MapPage() {
  const { view, dataSet, selected } = useLoaderData<LoadedMap>();
  const [folded, setFolded] = useFolded(view);
  const frame = useMapFrame(folded);
  const { target, goTo, onCameraChange } = useMapCamera();
  const { choose, ...baseMap } = useBaseMap(OUTSIDE_MAPS);
  const modes = useModes();
  useMapReset(goTo, modes.endModes);
  const { selection, point, setLoaded } = useOpened(view);
  useFocus(useOpenPlace(selection, point), frame, goTo);
  const lastList = useLastList();
  const filter = view.screen === 'attraction' ? lastList : view.filter;
  const [fit, setFit] = useState<Fit>();
  const tools = { frame, goTo, maps: OUTSIDE_MAPS, baseMap: baseMap.baseMap, onChooseBaseMap: choose, modes };
  return (
    <div className={styles.page} data-folded={folded}>
      <MapPanel view={view} />
      <div className={styles.map}>
        <MapSlot
          queryRef={dataSet}
          camera={target}
          onCameraChange={onCameraChange}
          filter={mapFilter(filter)}
          fit={fit}
          selection={selection}
          point={point}
          padding={frame.padding}
          {...baseMap}
          location={useVisitor()}
          {...useMeasureClicks(modes)}
          controls={<OnMap tools={tools} filters={{ view, filter, padding: frame.padding, onFit: setFit }} />}
        />
        <FoldButton folded={folded} onFold={setFolded} />
      </div>
      {selected !== null && <LoadedSelection queryRef={selected} onLoad={setLoaded} />}
    </div>
  );
}

interface OnMapProps {
  readonly tools: ComponentProps<typeof MapTools>;
  readonly filters: Omit<ComponentProps<typeof MapFilters>, 'filter' | 'facets'> & {
    readonly filter: ListFilter | null;
  };
}

/** The buttons on the map, and what says that it is filtered. */
function OnMap({ tools, filters: { filter, ...filters } }: OnMapProps) {
  return (
    <>
      <Suspense fallback={null}>
        <MapTools {...tools} />
      </Suspense>
      <Suspense fallback={null}>
        {filter?.facets && <MapFilters {...filters} filter={filter} facets={filter.facets} />}
      </Suspense>
    </>
  );
}

/** Loads the shape of the open place; a failure shows nothing, since the panel reports it. */
function LoadedSelection(props: ComponentProps<typeof SelectedPlace>) {
  return (
    <ContentBoundary resetKey={props.queryRef} onRetry={() => undefined} silent>
      <Suspense fallback={null}>
        <SelectedPlace {...props} />
      </Suspense>
    </ContentBoundary>
  );
}

/** Properties of the map for its modes: clicks measure, set a point or open places. */
function useMeasureClicks({ measured, measure, placing, endModes }: MapModes) {
  const onMeasure = useCallback((position: Position) => measure({ type: 'add', position }), [measure]);
  return { measured, onMeasure, placing, onPlaced: endModes };
}

/**
 * The open place or point of the URL. A place of the server is drawn once `SelectedPlace` has loaded it (`setLoaded`).
 */
function useOpened(view: LoadedView) {
  const [loaded, setLoaded] = useState<MapSelection | null>(null);
  const own = useOwnSelection(view.screen === 'attraction' ? view.id : null);
  const selection = view.screen !== 'attraction' ? null : view.query === null ? own : loaded;
  return { selection, point: view.screen === 'point' ? view.position : null, setLoaded };
}

/** The open place or point as the map focuses it; the same object while the same is open. */
function useOpenPlace(selection: MapSelection | null, point: Position | null): Focus | null {
  return useMemo(() => {
    if (selection !== null)
      return { key: `${selection.attractionId}`, position: selection.position, bbox: selection.bbox };
    return point && { key: point.join(), position: point, bbox: [...point, ...point] };
  }, [selection, point]);
}

/** Places that the map shows: those of the list, or all when the visit began at a place or no kind is chosen. */
function mapFilter(filter: ListFilter | null): MapViewFilter {
  if (filter === null) return { by: 'all' };
  if (filter.by === 'category') return filter;
  return filter.kind === 'none' ? { by: 'all' } : { by: 'kind', kind: filter.kind };
}
