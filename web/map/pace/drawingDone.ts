const POLL_MS = 4;
/** A fence that has not been reported by then never will be: drawing late is better than an empty map. */
const LONGEST_MS = 3000;

/**
 * Ends when a WebGL context has drawn all that it was given so far, or is lost, or `signal` is aborted, at the latest
 * after `LONGEST_MS`. A question to a context that still draws would block the page until then, which takes a slow
 * phone a quarter of a second (docs/decisions/0028).
 */
export async function drawingDone(gl: WebGL2RenderingContext, signal: AbortSignal): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (fence === null) return;
  gl.flush();
  const end = performance.now() + LONGEST_MS;
  const isDrawing = () => !gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED;
  while (!signal.aborted && performance.now() < end && isDrawing())
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  gl.deleteSync(fence);
}

/** An answer within this time did not have to wait for anything. */
const PROMPT_MS = 12;
/** A context that is not prompt by then is slow at all times. */
const CALM_WITHIN_MS = 300;

/**
 * Ends when a WebGL context answers promptly: when it has drawn all that it was given so far, and the browser does not
 * compose the page either, which makes it wait as long. See `drawingDone` for what ends each try.
 */
export async function contextCalm(gl: WebGL2RenderingContext, signal: AbortSignal): Promise<void> {
  const end = performance.now() + CALM_WITHIN_MS;
  while (performance.now() < end && !signal.aborted) {
    const begin = performance.now();
    await drawingDone(gl, signal);
    if (performance.now() - begin < PROMPT_MS) return;
  }
}
