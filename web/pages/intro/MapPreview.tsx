import { useCallback, useState } from 'react';
import { usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { attractionId } from '#common/places/attractionId.ts';
import { selectionOf } from '#common/urls/selectionOrigin.ts';
import type { ViewScreen } from '#common/urls/viewLocation.ts';
import mapSlotQuery, { type MapSlotQuery } from '#web/__generated__/MapSlotQuery.graphql.ts';
import { useRetained } from '#web/data/relay/retain.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { DEFAULT_BASE_MAP } from '#web/map/state/baseMapIds.ts';
import type { MapHover, MapViewProps } from '#web/map/state/mapProps.ts';
import { MapView } from '#web/map/view/MapView.tsx';
import { currentCamera } from '#web/navigation/camera.ts';
import { useListToReturnTo } from '#web/navigation/lastList.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { loadDataSet } from '#web/pages/map/loadMap.ts';
import { useTiles } from '#web/pages/map/useTiles.ts';

const nothing = () => undefined;

/** Properties of a map that cannot be moved, has our own tiles and shows all attractions. */
const STILL = {
  still: true,
  onCameraChange: nothing,
  baseMap: DEFAULT_BASE_MAP,
  pictures: null,
  drawn: null,
  outside: false,
  onPicturesSilent: nothing,
  view: { by: 'all' },
  favourites: null,
  ownPlaces: [],
  selection: null,
  point: null,
  location: null,
  measured: null,
  onMeasure: nothing,
  placing: false,
  onPoint: nothing,
  onVersionGone: nothing,
  padding: { top: 0, right: 0, bottom: 0, left: 0 },
} as const satisfies Partial<MapViewProps>;

/**
 * A map that cannot be moved, drawn as on the map tab from our own tiles. A click opens the clicked place, or else the
 * map, on that tab.
 */
export function MapPreview() {
  const [queryRef] = useState(loadDataSet);
  useRetained(queryRef);
  const { dataSet } = usePreloadedQuery<MapSlotQuery>(mapSlotQuery, queryRef);
  const tiles = useTiles(dataSet.baseTiles);
  const [camera] = useState(() => currentCamera(null));
  const [hovered, setHovered] = useState<MapHover | null>(null);
  const navigate = useNavigate();
  const language = useLanguage();
  const filter = useListToReturnTo();
  const open = useCallback(
    (view: ViewScreen) => void navigate(pathOf(selectionOf({ on: 'intro', by: 'map' }).tab, view)),
    [navigate],
  );
  const openPlace = useCallback((id: number) => open({ screen: 'attraction', id: attractionId(id) }), [open]);
  const openMap = useCallback(() => open({ screen: 'list', filter }), [open, filter]);
  return (
    <MapView
      {...STILL}
      language={language}
      camera={camera}
      {...tiles}
      hovered={hovered}
      onHover={setHovered}
      onOpen={openPlace}
      onEmptyTap={openMap}
      dataSetVersion={dataSet.version}
    />
  );
}
