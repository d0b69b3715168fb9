import { useEffect, useState } from 'react';
import { LABEL_FONT, LABEL_PX, LABEL_WEIGHT } from '../layers/look.ts';

/** True once the font of the names is loaded: each name is measured only once, in the font that is loaded then. */
export function useLabelFont(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let left = false;
    const done = () => {
      if (!left) setReady(true);
    };
    void document.fonts.load(`${LABEL_WEIGHT} ${LABEL_PX}px ${LABEL_FONT}`, 'Aäåöđ').then(done, done);
    return () => {
      left = true;
    };
  }, []);
  return ready;
}
