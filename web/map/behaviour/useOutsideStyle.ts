import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { isStyle } from '#web/map/base/styles/isStyle.ts';
import { SOURCE_SILENT_MS } from '#web/map/behaviour/watchSource.ts';

/**
 * The style at an address once it has come, null before and without one; `onSilent` is called when it does not come
 * within 3 s.
 */
export function useOutsideStyle(url: string | null, onSilent: () => void): StyleSpecification | null {
  const [loaded, setLoaded] = useState<{ readonly url: string; readonly style: StyleSpecification } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => asking.abort(), SOURCE_SILENT_MS);
    let left = false;
    fetchStyle(url, asking.signal)
      .then(
        (style) => setLoaded({ url, style }),
        () => {
          if (!left) onSilent();
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      left = true;
      clearTimeout(timer);
      asking.abort();
    };
  }, [url, onSilent]);
  return loaded !== null && loaded.url === url ? loaded.style : null;
}

/** Throws where no style comes. */
async function fetchStyle(url: string, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(url, { credentials: 'omit', signal });
  const style: unknown = await response.json();
  if (!response.ok || !isStyle(style)) throw new Error(`no style at ${url}`);
  return style;
}
