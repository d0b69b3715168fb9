const LOOK_MS = 4;

/**
 * Ends when everything that a map was told to draw so far has been drawn. Asking its drawing context anything before that stops the page until
 * then, which on a slow phone takes a quarter of a second. Ends at once where the context is lost, and where `signal` is aborted.
 */
export async function drawingDone(gl: WebGL2RenderingContext, signal: AbortSignal): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (fence === null) return;
  gl.flush();
  while (!signal.aborted && !gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  gl.deleteSync(fence);
}
