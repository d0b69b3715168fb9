import type { CSSProperties, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Padding } from '#common/geo/camera.ts';
import { useTurningAllowed } from '#web/map/state/turning.ts';
import styles from './MapControls.module.css';

/** The group of buttons at the edge of the map, at the height of a thumb. */
export function MapControls({ padding, children }: { readonly padding: Padding; readonly children: ReactNode }) {
  const intl = useIntl();
  const inset: CSSProperties & Record<`--${string}`, string> = {
    '--map-inset-bottom': `${padding.bottom}px`,
    // The compass stands under the zoom.
    ...(useTurningAllowed() && { '--map-zoom-height': '205px' }),
    '--map-inset-right': `${padding.right}px`,
  };
  return (
    <div className={styles.controls} style={inset} role="group" aria-label={intl.formatMessage({ id: 'map.controls' })}>
      {children}
    </div>
  );
}
