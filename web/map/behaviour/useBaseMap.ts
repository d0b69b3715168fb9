import { useCallback, useMemo, useState } from 'react';
import type { OutsideMaps } from '#common/baseMap.ts';
import { readStored, writeStored } from '#web/data/storage.ts';
import { canShow, picturesOf, stylesOf } from '#web/map/base/baseMapSources.ts';
import { useTheme } from '#web/map/behaviour/useLook.ts';
import { BASE_MAP_IDS, type BaseMapId, DEFAULT_BASE_MAP } from '#web/map/state/baseMapIds.ts';
import type { MapViewProps } from '#web/map/state/mapProps.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useOutsideStyle } from './useOutsideStyle.ts';

const KEY = 'baseMap';

export interface BaseMapChoice extends Pick<
  MapViewProps,
  'baseMap' | 'pictures' | 'drawn' | 'outside' | 'onPicturesSilent'
> {
  /**
   * Chooses a base map and stores the choice for later visits. Choosing the same again retries a service that did not
   * answer.
   */
  readonly choose: (id: BaseMapId) => void;
}

/** The base map that the visitor chose last, where this server has it, and whose pictures or style draw it. */
export function useBaseMap(maps: OutsideMaps): BaseMapChoice {
  const [baseMap, setBaseMap] = useState(() => stored(maps));
  const [silent, setSilent] = useState(false);
  const pictures = useMemo(() => (silent ? null : picturesOf(baseMap, maps)), [silent, baseMap, maps]);
  const choose = useCallback((id: BaseMapId) => {
    writeStored(KEY, id);
    setSilent(false);
    setBaseMap(id);
  }, []);
  const onPicturesSilent = useCallback(() => {
    setSilent(true);
    showToast('layers.silent');
  }, []);
  const theme = useTheme();
  const styles = silent ? null : stylesOf(baseMap, maps);
  const drawn = useOutsideStyle(styles && styles[theme], onPicturesSilent);
  return { baseMap, pictures, drawn, outside: (pictures ?? styles) !== null, choose, onPicturesSilent };
}

function stored(maps: OutsideMaps): BaseMapId {
  const name = readStored(KEY);
  return BASE_MAP_IDS.find((id) => id === name && canShow(id, maps)) ?? DEFAULT_BASE_MAP;
}
