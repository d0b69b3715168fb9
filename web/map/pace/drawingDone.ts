const POLL_MS = 4;

/**
 * Ends when a WebGL context has drawn all that it was given so far, or is lost, or `signal` is aborted. A question to a
 * context that still draws would block the page until then, which takes a slow phone a quarter of a second
 * (docs/decisions/0028).
 */
export async function drawingDone(gl: WebGL2RenderingContext, signal: AbortSignal): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (fence === null) return;
  gl.flush();
  while (!signal.aborted && !gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  gl.deleteSync(fence);
}
