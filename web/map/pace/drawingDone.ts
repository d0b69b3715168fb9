const POLL_MS = 4;
/** A fence that has not been reported by then never will be: drawing late is better than an empty map. */
const LONGEST_MS = 3000;

/**
 * Ends when a WebGL context has drawn all that it was given so far, or is lost, or `signal` is aborted, at the latest
 * after `LONGEST_MS`. A question to a context that still draws would block the page until then, which takes a slow phone
 * a quarter of a second (docs/decisions/0028).
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
