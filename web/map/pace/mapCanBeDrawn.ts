let answer: Promise<boolean> | null = null;

/**
 * Whether the browser can draw the map at all (WebGL 2). Asked once for each page, after the graphics process has
 * started, so that no task is long.
 */
export function mapCanBeDrawn(): Promise<boolean> {
  answer ??= warmUpContext().then(warmUpCanvas).then(hasWebGl2);
  return answer;
}

function hasWebGl2(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

/**
 * Lets a worker make a WebGL context, which starts the graphics process of the browser: the first context of the page
 * then takes no long task.
 */
function warmUpContext(): Promise<void> {
  if (import.meta.env.VITE_WITHOUT === 'warmContext' || typeof OffscreenCanvas === 'undefined')
    return Promise.resolve();
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./webglWarmUp.ts', import.meta.url), { type: 'module' });
    const end = () => {
      worker.terminate();
      resolve();
    };
    worker.addEventListener('message', end);
    worker.addEventListener('error', end);
  });
}

/**
 * Draws on a 2D canvas before the map exists: MapLibre draws its signs on one, and the first drawing would wait for
 * frames of the map.
 */
function warmUpCanvas(): void {
  if (import.meta.env.VITE_WITHOUT === 'warmCanvas' || typeof OffscreenCanvas === 'undefined') return;
  new OffscreenCanvas(1, 1).getContext('2d')?.fillRect(0, 0, 1, 1);
}
