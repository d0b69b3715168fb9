let warm: Promise<boolean> | null = null;

/** True when the browser can draw the map at all (WebGL 2). The first drawing context of a page may take long: see `mapCanBeDrawn`. */
function canDrawMap(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

/**
 * MapLibre draws its signs on such a canvas. What is first drawn on one waits for all that is being drawn, and before the map is there that is nothing.
 */
function warmUpSigns(): void {
  if (typeof OffscreenCanvas !== 'undefined') new OffscreenCanvas(1, 1).getContext('2d')?.fillRect(0, 0, 1, 1);
}

/** The same, after a worker has started what the browser draws with: the page answers meanwhile. Asked once. */
export function mapCanBeDrawn(): Promise<boolean> {
  warm ??= warmUp().then(warmUpSigns).then(canDrawMap);
  return warm;
}

/** Ends when a worker has had a drawing context, or cannot have one. */
function warmUp(): Promise<void> {
  if (typeof OffscreenCanvas === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const worker = new Worker(new URL('../pace/webglWarmUp.ts', import.meta.url), { type: 'module' });
    const end = () => {
      worker.terminate();
      resolve();
    };
    worker.addEventListener('message', end);
    worker.addEventListener('error', end);
  });
}
