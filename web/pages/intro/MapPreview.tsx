import { useCallback, useMemo, useState } from 'react';
import { usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { attractionId } from '#common/places/attractionId.ts';
import { selectionOf } from '#common/urls/selectionOrigin.ts';
import type { ViewScreen } from '#common/urls/viewLocation.ts';
import mapSlotQuery, { type MapSlotQuery } from '#web/__generated__/MapSlotQuery.graphql.ts';
import { useRetained } from '#web/data/relay/retain.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { DEFAULT_BASE_MAP } from '#web/map/base/baseMapIds.ts';
import type { MapHover } from '#web/map/state/mapProps.ts';
import { MapView } from '#web/map/view/MapView.tsx';
import { currentCamera } from '#web/navigation/camera.ts';
import { useListToReturnTo } from '#web/navigation/lastList.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { loadDataSet } from '../map/loadMap.ts';

const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };
const ALL = { by: 'all' } as const;
const NONE = [] as const;
/** Nothing of it is asked of a map that stands still. */
const nothing = () => undefined;

/** The map as the map tab has it, on our own tiles; it stands still, and whatever is clicked in it opens on that tab. */
export function MapPreview() {
  const [queryRef] = useState(loadDataSet);
  useRetained(queryRef);
  const { dataSet } = usePreloadedQuery<MapSlotQuery>(mapSlotQuery, queryRef);
  const baseTiles = useMemo(
    () => ({ ...dataSet.baseTiles, attribution: dataSet.baseTiles.attribution ?? null }),
    [dataSet.baseTiles],
  );
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
      still
      language={language}
      camera={camera}
      onCameraChange={nothing}
      baseMap={DEFAULT_BASE_MAP}
      pictures={null}
      drawn={null}
      onPicturesSilent={nothing}
      baseTiles={baseTiles}
      view={ALL}
      favourites={null}
      ownPlaces={NONE}
      selection={null}
      point={null}
      hovered={hovered}
      location={null}
      onHover={setHovered}
      onOpen={openPlace}
      measured={null}
      onMeasure={nothing}
      placing={false}
      onEmptyTap={openMap}
      onPoint={nothing}
      dataSetVersion={dataSet.version}
      onVersionGone={nothing}
      padding={NO_PADDING}
    />
  );
}
