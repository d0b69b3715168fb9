import { MapPinPlus, Ruler } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { OutsideMaps } from '#common/baseMap.ts';
import type { Camera } from '#common/geo/camera.ts';
import { FavouritesButton } from '#web/features/favourites/FavouritesButton.tsx';
import { canShow } from '#web/map/base/baseMapSources.ts';
import { LayerSwitch } from '#web/map/controls/LayerSwitch.tsx';
import { LocationButton } from '#web/map/controls/LocationButton.tsx';
import { MapButton } from '#web/map/controls/MapButton.tsx';
import { MapControls } from '#web/map/controls/MapControls.tsx';
import type { BaseMapId } from '#web/map/state/baseMapIds.ts';
import { useDrawnMap } from '#web/map/state/drawnMap.ts';
import { currentBearing, currentCamera } from '#web/navigation/camera.ts';
import { useViewLocation } from '#web/navigation/viewLocation.ts';
import type { MapFrame } from '#web/pages/view/frame.ts';
import { cameraAt } from './focus.ts';
import type { MapModes } from './useModes.ts';

// Loaded once places are drawn, or when one of the buttons is pressed.
const parts = () => import('./lazyParts.ts');
const MapExtras = lazy(async () => ({ default: (await parts()).MapExtras }));
const LayerParts = lazy(async () => ({ default: (await parts()).LayerParts }));
const MeasureTool = lazy(async () => ({ default: (await parts()).MeasureTool }));
const PlacingPanel = lazy(async () => ({ default: (await parts()).PlacingPanel }));

interface Props {
  readonly frame: MapFrame;
  readonly goTo: (camera: Camera) => void;
  readonly maps: OutsideMaps;
  readonly baseMap: BaseMapId;
  readonly onChooseBaseMap: (id: BaseMapId) => void;
  readonly modes: MapModes;
}

/** The buttons on the map: my location, base map, measuring, adding a place, favourites. */
export function MapTools({ frame, goTo, maps, baseMap, onChooseBaseMap, modes }: Props) {
  const { measured, measure, placing, setPlacing } = modes;
  const intl = useIntl();
  const ruler = useRef<HTMLButtonElement>(null);
  const pin = useRef<HTMLButtonElement>(null);
  const { view } = useViewLocation();
  return (
    <>
      <MapControls padding={frame.padding}>
        <LocationButton
          onGo={(position) => goTo(cameraAt(position, currentCamera(null).zoom, frame, currentBearing()))}
          quiet={measured !== null || placing || view.screen !== 'list'}
        />
        <LayerSwitch chosen={baseMap} onChoose={onChooseBaseMap} canShow={(id) => canShow(id, maps)}>
          <LayerParts />
        </LayerSwitch>
        <MapButton
          ref={ruler}
          icon={Ruler}
          label={intl.formatMessage({ id: 'measure.label' })}
          aria-pressed={measured !== null}
          onClick={() => measure({ type: 'toggle' })}
        />
        <MapButton
          ref={pin}
          icon={MapPinPlus}
          label={intl.formatMessage({ id: 'actions.addPlace' })}
          aria-pressed={placing}
          onClick={() => setPlacing(!placing)}
        />
        <FavouritesButton />
      </MapControls>
      <ShownExtras padding={frame.padding} quiet={measured !== null || placing} />
      <Suspense fallback={null}>
        {measured && <MeasureTool points={measured} padding={frame.padding} send={measure} home={ruler} />}
        {placing && <PlacingPanel padding={frame.padding} onEnd={() => setPlacing(false)} home={pin} />}
      </Suspense>
    </>
  );
}

/** What else the map shows once its places are drawn. */
function ShownExtras(props: Omit<ComponentProps<typeof MapExtras>, 'drawnMap'>) {
  const drawnMap = useDrawnMap();
  return <Suspense fallback={null}>{drawnMap && <MapExtras drawnMap={drawnMap} {...props} />}</Suspense>;
}
