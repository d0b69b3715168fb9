import { lazy, Suspense, use, useSyncExternalStore } from 'react';
import { mapCanBeDrawn } from '#web/map/pace/mapCanBeDrawn.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { IntroDrawing } from './IntroDrawing.tsx';
import styles from './IntroMap.module.css';

const MapPreview = lazy(async () => ({ default: (await import('./MapPreview.tsx')).MapPreview }));

/** Room for a map beside the words; `IntroPage.module.css` has the same condition. */
const wide = typeof matchMedia === 'undefined' ? null : matchMedia('(min-width: 1100px)');

function subscribe(listener: () => void): () => void {
  wide?.addEventListener('change', listener);
  return () => wide?.removeEventListener('change', listener);
}

/**
 * A window to the map, beside the words of a wide screen: a drawing until the map is `due`, then the map itself. A
 * phone has room for a strip of the drawing only: there the map loads unseen (SPEC §2) and is one tap away.
 */
export function IntroMap({ due }: { due: boolean }) {
  const fits = useSyncExternalStore(subscribe, () => wide?.matches ?? false);
  return (
    <div className={styles.window}>
      <IntroDrawing />
      {fits && due && (
        <ContentBoundary resetKey={due} onRetry={() => undefined} silent>
          <Suspense fallback={null}>
            <DrawablePreview />
          </Suspense>
        </ContentBoundary>
      )}
    </div>
  );
}

/** Draws nothing where the browser cannot draw a map, so that the drawing stays. */
function DrawablePreview() {
  return use(mapCanBeDrawn()) ? <MapPreview /> : null;
}
